/** The page of a job. */
export const jobWords = {
  call: 'Llamar',
  write: 'Escribir',
  callTo: (company: string) => `Llamar a ${company}`,
  contact: 'Contacto',
  contactNotice:
    'Al pulsar ves el teléfono y el correo. Contamos cuántas veces se ve, no quién lo ve.',
  applied: 'Ya aplicaste',
  appliedOn: (date: string) => ` el ${date}`,
  hasYourData: (company: string) => `${company} tiene tu nombre, tu correo y tu teléfono.`,
  yourApplication: 'Tu aplicación',
  apply: 'Aplicar',
  filledHere: (name: string) => `La empresa encontró a quien buscaba en ${name}.`,
  filledElsewhere: 'La empresa ya encontró a quien buscaba.',
  notFilled: 'La empresa ha dejado de buscar a alguien para este puesto.',
  takesNoMore: 'Ya no admite aplicaciones.',
  otherJobs: 'Ver otros empleos',
  expired: 'Anuncio caducado.',
  similar: 'Empleos parecidos',
  similarNear: 'Empleos parecidos, cerca de aquí',
  allWithin: (radius: number) => `Ver todos a ${radius}\u00a0km`,
  neverPay: 'Nunca pagues por una oferta.',
  neverPayText:
    'Quien ofrece trabajo de verdad no pide dinero ni datos del banco antes de contratarte.',
  report: 'Denunciar este anuncio',
  share: 'Compartir',
  shareOtherApp: 'Con otra aplicación',
  copyLink: 'Copiar enlace',
  byWhatsApp: 'Por WhatsApp',
  poster: 'Cartel para imprimir',
  description: 'Descripción',
  housing: 'La vivienda',
  centre: 'El centro',
  minors: 'Trato habitual con menores.',
  minorsText:
    'Antes de empezar, la empresa te pedirá el certificado negativo del Registro Central de Delincuentes Sexuales (Ley Orgánica 8/2021, artículo 57). No lo envíes con tu aplicación.',
  history: 'Historia del anuncio',
  requirements: 'Requisitos',
  publishedOn: 'Publicado el ',
  expiresOn: 'caduca el ',
  expiredOn: 'caducó el ',
  expiresSentence: (date: string) => `El anuncio caduca el ${date}.`,
  expiredSentence: 'Anuncio caducado.',
  appliedHeading: (date: string) => `Ya aplicaste el ${date} · `,
  answer: 'Contestar',
  ownApplications: 'Mis aplicaciones',
  seeOwnLetter: 'Ver lo que escribí',
  answeredOn: (date: string) => `La empresa te contestó el ${date}`,
  wroteToYou: 'La empresa te ha escrito',
  notAnswered: (company: string) =>
    `${company} tiene tu nombre, tu correo y tu teléfono. Aún no ha contestado.`,
  theCompany: 'La empresa',
  adLanguage: ''
}

/** The changes of a job since its publication. */
export const historyWords = {
  published: 'Publicado',
  renewedUntil: (date: string) => `Renovado hasta el ${date}`,
  closedUnfilled: 'Búsqueda cerrada sin cubrir',
  filled: 'Puesto cubierto',
  payHidden: (before: string) => `Ya no dice el sueldo: era de ${before}`,
  payTold: (after: string) => `Ahora dice el sueldo: ${after}`,
  payRises: (from: string, to: string) => `El sueldo sube de ${from} a ${to}`,
  payFalls: (from: string, to: string) => `El sueldo baja de ${from} a ${to}`,
  payChanges: (from: string, to: string) =>
    `El sueldo pasa de ${from}${from.includes(', ') ? ',' : ''} a ${to}`,
  hoursHidden: (before: string) => `Ya no dice el horario: era ${before}`,
  hoursTold: (after: string) => `Ahora dice el horario: ${after}`,
  weekChanges: (from: string, to: string) => `La jornada pasa de ${from} a ${to} a la semana`,
  hoursChange: (from: string, to: string) => `El horario pasa de «${from}» a «${to}»`
}

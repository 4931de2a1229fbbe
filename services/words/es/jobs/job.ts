/** The page of a job. */

export const call = 'Llamar'
export const write = 'Escribir'
export const prefersCall = 'Prefieren que llames'
export const prefersMessage = 'Prefieren un mensaje'
export const prefersApplication = 'Prefieren que apliques aquí'
export const callBetween = (from: string, to: string) => `de ${from} a ${to}\u00a0h`
export const callsBetween = (hours: string) => `Llamadas, ${hours}`
export const callTo = (company: string) => `Llamar a ${company}`
export const contact = 'Contacto'
export const contactNotice =
  'Al pulsar ves el teléfono y el correo. Contamos cuántas veces se ven, no quién los ve.'
export const applied = 'Ya aplicaste'
export const appliedOn = (date: string) => ` el ${date}`
export const hasYourData = (company: string) =>
  `${company} tiene tu nombre, tu correo y tu teléfono.`
export const yourApplication = 'Tu aplicación'
export const apply = 'Aplicar'
export const filledHere = (name: string) => `La empresa encontró en ${name} a quien buscaba.`
export const filledElsewhere = 'La empresa ya encontró a quien buscaba.'
export const notFilled = 'La empresa ha dejado de buscar a alguien para este puesto.'
export const takesNoMore = 'Ya no admite aplicaciones.'
export const otherJobs = 'Ver otros empleos'
export const expired = 'Anuncio caducado.'
export const similar = 'Empleos parecidos'
export const similarNear = 'Empleos parecidos, cerca de aquí'
export const allWithin = (radius: number) => `Ver todos a ${radius}\u00a0km`
export const neverPay = 'Nunca pagues por un empleo.'
export const neverPayText =
  'Quien ofrece trabajo de verdad no pide dinero ni datos del banco antes de contratarte.'
export const report = 'Denunciar este anuncio'
export const share = 'Compartir'
export const shareOtherApp = 'Con otra app'
export const copyLink = 'Copiar enlace'
export const byWhatsApp = 'Por WhatsApp'
export const poster = 'Cartel para imprimir'
export const description = 'Descripción'
export const housing = 'La vivienda'
export const centre = 'El centro'
export const minors = 'Trato habitual con menores.'
export const minorsText =
  'Antes de empezar, la empresa te pedirá el certificado negativo del Registro Central de Delincuentes Sexuales (Ley Orgánica 8/2021, artículo 57). No lo envíes con tu aplicación.'
export const history = 'Historia del anuncio'
export const requirements = 'Requisitos'
export const publishedOn = 'Publicado el '
export const expiresOn = 'caduca el '
export const expiredOn = 'caducó el '
export const expiresSentence = (date: string) => `El anuncio caduca el ${date}.`
export const expiredSentence = 'Anuncio caducado.'
export const appliedHeading = (date: string) => `Ya aplicaste el ${date} · `
export const answer = 'Contestar'
export const ownApplications = 'Mis aplicaciones'
export const seeOwnLetter = 'Ver lo que escribí'
export const answeredOn = (date: string) => `La empresa te contestó el ${date}`
export const wroteToYou = 'La empresa te ha escrito'
export const notAnswered = (company: string) =>
  `${company} tiene tu nombre, tu correo y tu teléfono. Aún no ha contestado.`
export const theCompany = 'La empresa'
export const adLanguage = ''

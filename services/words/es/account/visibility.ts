/** Who sees the profile of a candidate. */
export const visibilityWords = {
  failed: 'No hemos podido cargar quién ve tu perfil',
  hiddenFrom: (company: string) => `${company} ya no ve tu perfil ni tu contacto.`,
  thatCompany: 'Esa empresa',
  changed: 'Hemos cambiado quién te ve.',
  invisible: 'Invisible para…',
  invisibleText:
    'Las empresas de esta lista no ven tu perfil. Mientras haya alguna, tampoco lo ve quien no haya iniciado sesión como empresa: así nadie lo mira desde fuera.',
  removed: 'La hemos quitado de la lista.',
  hiddenByWords: (text: string) =>
    `Ya no te ve ninguna empresa con «${text}» en su nombre o su lugar.`,
  notChanged: 'No se ha podido cambiar',
  removing: 'Quitando…',
  removeNamed: (name: string) => `Quitar ${name} de la lista`,
  remove: 'Quitar',
  byWords: (text: string) => `«${text}», en el nombre o el lugar`,
  goneAccount: 'Una cuenta que ya no existe',
  companyOrPlace: 'Nombre de la empresa, o lugar',
  example: 'Yeguada del Soto, Almonte…',
  hiding: 'Ocultando…',
  hide: 'Ocultarme',
  hideFrom: (company: string) => `Ocultarme de ${company}`,
  whoSawPhone: 'Quién ha visto mi teléfono',
  nobodyYet: 'Nadie todavía. Cuando una empresa pida tu teléfono y tu correo, saldrá aquí.',
  sawIt: (when: string) => `lo vio ${when}`,
  notSeeing: 'No te ve',
  day: 'día',
  days: 'días',
  lastTime: (days: string, date: string) => `${days}, el último el ${date}`,
  once: (date: string) => `el ${date}`,
  whoSees: 'Quién ve mi perfil',
  savedOnChoice: 'Se guarda al elegir.',
  notAsMinor: (age: number) => `No se puede hasta que cumplas ${age} años.`,
  notWhileHiding: 'No se puede mientras te ocultes de alguna empresa.',
  asMinor: (age: number) =>
    `Como tienes menos de ${age} años, solo te ven empresas con cuenta, sin apellidos ni localidad.`
}

export const visibilityLabels = {
  everyone: {
    title: 'Todo el mundo',
    about: 'También quien no tiene cuenta, sin tu teléfono ni tu correo.'
  },
  employers: { title: 'Solo empresas', about: 'Las que han iniciado sesión.' },
  applied: {
    title: 'Solo las empresas a las que aplico',
    about: 'No sales en ninguna lista más.'
  },
  nobody: {
    title: 'Nadie, por ahora',
    about: 'Tus datos se quedan como están, sin que nadie los vea, hasta que lo cambies.'
  }
}

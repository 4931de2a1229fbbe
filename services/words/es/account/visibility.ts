/** Who sees the profile of a candidate. */

export const failed = 'No hemos podido cargar quién ve tu perfil'
export const hiddenFrom = (company: string) => `${company} ya no ve tu perfil ni tu contacto.`
export const thatCompany = 'Esa empresa'
export const changed = 'Hemos cambiado quién te ve.'
export const invisible = 'Invisible para…'
export const invisibleText =
  'Las empresas de esta lista no ven tu perfil. Mientras haya alguna, tampoco lo ve quien no haya iniciado sesión como empresa: así nadie lo mira desde fuera.'
export const removed = 'La hemos quitado de la lista.'
export const hiddenByWords = (text: string) =>
  `Ya no te ve ninguna empresa con «${text}» en su nombre o su lugar.`
export const notChanged = 'No se ha podido cambiar'
export const removing = 'Quitando…'
export const removeNamed = (name: string) => `Quitar ${name} de la lista`
export const remove = 'Quitar'
export const byWords = (text: string) => `«${text}», en el nombre o el lugar`
export const goneAccount = 'Una cuenta que ya no existe'
export const companyOrPlace = 'Nombre de la empresa, o lugar'
export const example = 'Yeguada del Soto, Almonte…'
export const hiding = 'Ocultando…'
export const hide = 'Ocultarme'
export const hideFrom = (company: string) => `Ocultarme de ${company}`
export const whoSawPhone = 'Quién ha visto mi teléfono'
export const nobodyYet =
  'Nadie todavía. Cuando una empresa pida tu teléfono y tu correo, saldrá aquí.'
export const sawIt = (when: string) => `lo vio ${when}`
export const notSeeing = 'No te ve'
export const day = 'día'
export const days = 'días'
export const lastTime = (days: string, date: string) => `${days}, el último el ${date}`
export const once = (date: string) => `el ${date}`
export const whoSees = 'Quién ve mi perfil'
export const savedOnChoice = 'Se guarda al elegir.'
export const notAsMinor = (age: number) => `No se puede hasta que cumplas ${age} años.`
export const notWhileHiding = 'No se puede mientras te ocultes de alguna empresa.'
export const asMinor = (age: number) =>
  `Como tienes menos de ${age} años, solo te ven empresas con cuenta, sin apellidos ni localidad.`

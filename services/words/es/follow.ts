/** The page on which a guest follows an application. */

export const title = 'Tu aplicación'
export const description = 'Sigue la aplicación que enviaste.'
export const needsScript = 'Para retirarla o borrarla hace falta JavaScript.'
export const withoutAccount = 'Sin cuenta'
export const yourPages = 'Tus páginas'
export const ownData = 'Mis datos'
export const applicationTo = (job: string) => `Tu aplicación a «${job}»`
export const aJob = 'un empleo'
export const oneJob = 'Un empleo'
export const hasIt = (company: string) => `La tiene ${company}.`
export const state = 'Estado'
export const company = 'Empresa'
export const lastCoverLetter = 'Lo último que se envió'
export const coverLetter = 'Motivos para aplicar'
export const earlierCoverLetter = (date: string) => `Antes, el ${date}`
export const answersGoTo = 'Las respuestas llegan a'
export const withdrawnNotice =
  'Tu aplicación está retirada. La empresa ya no ve lo que escribiste ni tus datos de contacto.'
export const bouncedBefore = 'No podemos escribirte a '
export const bouncedAfter =
  ': su servidor de correo dice que esa dirección no existe. Si te contestan, lo verás aquí.'
export const others = 'Tus otras aplicaciones'
export const companyGone = 'Ya no está'
export const withdrawn = 'Retirada'
export const on = (date: string) => `El ${date}.`
export const approved = 'Aprobada'
export const approvedText = 'La empresa se pondrá en contacto contigo.'
export const rejected = 'Rechazada'
export const closed = 'Cerrada'
export const closedText = 'El anuncio se cerró y no te contestaron.'
export const pending = 'Pendiente'
export const pendingText = 'La empresa aún no ha contestado.'
export const seeAd = 'Ver el anuncio'
export const withdraw = 'Retirar mi aplicación'
export const sure = '¿Seguro? La empresa dejará de ver lo que escribiste y tus datos de contacto.'
export const withdrawing = 'Retirando…'
export const yesWithdraw = 'Sí, retirarla'
export const keep = 'No, dejarla'
export const inAccountBefore = 'Esta aplicación está en tu cuenta: lo que guardamos de ti está en '
export const inAccountBetween = ', y lo que os escribís, en '
export const messages = 'Mensajes'
export const theCompany = 'la empresa'
export const messagesWith = (company: string) => `Mensajes con ${company}`
export const noMessages = 'Todavía no os habéis escrito.'
export const you = 'Tú'
export const yourMessage = 'Tu mensaje'
export const sendMessage = 'Enviar'
export const sendingMessage = 'Enviando…'
export const messageSent = 'Mensaje enviado.'
export const messageStays =
  'No hay conexión, y tu mensaje no ha salido. Sigue aquí: envíalo cuando la recuperes.'
export const keepInAccount = 'Guárdalo en una cuenta'
export const keepInAccountText =
  'Con el mismo correo, esta aplicación y las siguientes quedan juntas.'
export const register = 'Registrarse'
export const hasApplicationTo = ' ya tiene tu aplicación a '
export const weWrite =
  'Te escribimos al correo que has dejado, con un enlace para seguirla o retirarla.'

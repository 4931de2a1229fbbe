/** The messages between candidates and employers. */

export const title = 'Mensajes'
export const description = 'Tus conversaciones con empresas y profesionales.'
export const conversations = 'Conversaciones'
export const failed = 'Error al obtener los mensajes'
export const noOthers = 'Todavía no tienes otras conversaciones.'
export const you = 'Tú'
export const unread = ' sin leer'
export const back = 'Volver a los mensajes'
export const more = 'Más acciones para esta conversación'
export const report = 'Denunciar la conversación'
export const conversationFailed = 'Error al obtener la conversación'
export const conversation = 'Conversación'
export const adWithdrawn = 'Anuncio retirado'
export const withoutAccount = 'Sin cuenta'
export const seeProfile = 'Ver su perfil'
export const messageTo = (name: string) => `Mensaje para ${name}`
export const send = 'Enviar'
export const sending = 'Enviando…'
export const withPerson = (name: string) => `Mensajes con ${name}`
export const none = 'Todavía no os habéis escrito. Empieza tú.'
export const isNew = 'Nuevo'
export const read = ' · Leído'
export const sent = ' · Enviado'
export const moreFor = (text: string) => `Más acciones para «${text}»`
export const reportMessage = 'Denunciar este mensaje'
export const noneOpen = 'Ninguna abierta'
export const chooseOne =
  'Elige una conversación para leerla. Ninguna se marca como leída hasta que la abres.'
export const someUnread = (count: number) => `${count} sin leer`
export const allRead = 'Todo leído'
export const noneYet = 'Todavía no tienes mensajes'
export const noneYetText = 'Cuando apliques a un empleo podrás escribirte aquí con la empresa.'
export const seeApplications = 'Ver aplicaciones'
export const seeApplication = 'Ver su aplicación'
export const noneYetOfEmployer =
  'Abre una aplicación que hayas recibido y escribe a quien la envió.'

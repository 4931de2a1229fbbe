/** The applications of a candidate. */

export const title = 'Aplicaciones'
export const description = 'Las aplicaciones que has recibido o enviado, con su estado.'
export const lead =
  'Las que has enviado, con el estado que les pone cada empresa. En los detalles está lo que escribiste, y desde ahí puedes retirarlas.'
export const failed = 'Error al obtener las aplicaciones'
export const noneWith = (status: string) => `Ninguna aplicación con el estado «${status}»`
export const chooseAnother = 'Elige otro estado o míralas todas.'
export const seeAll = 'Ver todas'
export const noneSent = 'Todavía no has enviado aplicaciones'
export const noneSentText =
  'Busca un empleo que te encaje, aplica desde el anuncio y sigue aquí la respuesta.'
export const findJob = 'Buscar Empleo'
export const withdrawn = 'Aplicación retirada'
export const withdrawnText = 'La empresa ya no la ve.'
export const withdraw = 'Retirar aplicación'
export const withdrawQuestion = (job: string) => `¿Retirar tu aplicación a «${job}»?`
export const withdrawing = 'Retirando…'
export const noLongerSeen = 'La empresa dejará de ver lo que escribiste y tus datos de contacto.'
export const notAgain =
  'No podrás volver a aplicar a este anuncio, porque la empresa ya te contestó.'
export const againWhileOpen = 'Podrás volver a aplicar mientras el anuncio siga abierto.'
export const withdrawFailed = 'Error al retirar la aplicación'
export const earlierCoverLetter = (date: string) =>
  `Carta anterior con el mismo correo, del ${date}`
export const employerGone = 'La empresa ya no tiene cuenta.'
export const adClosed = 'Anuncio cerrado'
export const adWithdrawn = 'Anuncio retirado'
export const isWithdrawn = 'Retirada'
export const application = 'aplicación'
export const applications = 'aplicaciones'
export const onPage = (count: string, page: number, totalPages: number) =>
  `${count} - Página ${page} de ${totalPages}`
export const job = 'Puesto'
export const company = 'Empresa'
export const date = 'Fecha'
export const status = 'Estado'
export const actions = 'Acciones'
export const unseen = 'Sin ver: '
export const notAvailable = 'No disponible'
export const answeredOn = 'Respondida'
export const withdrawnOn = 'Retirada'
export const erasedOn = 'Se borra'
export const employerWords = 'Lo que te ha escrito la empresa'
export const coverLetter = 'Motivos para aplicar'
export const sent = 'Aplicaciones enviadas'
export const seeDetails = 'Ver detalles'
export const seeDetailsOf = (job: string) => `Ver detalles de la aplicación a ${job}`
export const writeToCompany = 'Escribir a la empresa'
export const seeAd = 'Ver el anuncio'
export const all = 'Todas'
export const answer = 'Contestar'
export const about = (job: string) => ` sobre «${job}»`
export const noneReceived = 'Todavía no has recibido aplicaciones'
export const noneReceivedText =
  'Cuando alguien aplique a uno de tus anuncios, lo verás aquí con su teléfono y su correo.'
export const withdrawnMeanwhile = (count: number) =>
  count === 1
    ? 'Una aplicación ya no está en esta lista: la ha retirado quien la envió.'
    : `${count} aplicaciones ya no están en esta lista: las han retirado quienes las enviaron.`
export const fit = (met: number, needed: number, unsaid: number) =>
  `Cumple ${met} de ${needed}${unsaid ? ` (${unsaid} sin decir)` : ''}`
export const writeMessage = 'Escribir un mensaje'
export const employersSendNone = 'Las empresas no envían aplicaciones'
export const employersSendNoneText = 'Las que recibes en tus anuncios están en Aplicaciones.'
export const seeReceived = 'Ver aplicaciones recibidas'

/** Pages of an error, and of an ad that is not shown. */

export const notFound = 'No encontramos esta página.'
export const notFoundText = 'No encontramos esta página. Puede que el anuncio haya caducado.'
export const tooMany = 'Demasiadas visitas seguidas'
export const tooManyHeading = 'Vamos a tomarlo al paso'
export const tooManyDescription = 'Hay que esperar un poco antes de seguir.'
export const unavailable = 'No podemos responder'
export const unavailableHeading = 'Ahora no podemos responder'
export const unavailableDescription = 'Ahora mismo no podemos responder.'
export const unavailableText =
  'El derribo es nuestro, no tuyo. Lo que ya habías enviado está a salvo: espera un minuto y vuelve a intentarlo.'
export const codeHint = 'Si nos escribes, di este código:'
export const missingJob = 'Error al cargar el trabajo'
export const missingJobDescription = 'Este anuncio ya no está.'
export const missingJobText = 'No se pudo encontrar la información del empleo solicitado.'
export const hiddenJob = (name: string) => `Anuncio retirado por ${name}`
export const hiddenJobDescription = 'Este anuncio no se puede ver.'
export const hiddenJobText =
  'Puede que incumpla nuestras normas. No admite aplicaciones. Si es tuyo, en «Mis empleos» dice por qué.'
export const heldJob = 'Anuncio en revisión'
export const heldJobDescription = 'Este anuncio todavía no se puede ver.'
export const heldJobText =
  'Lo revisamos antes de publicarlo. Si es tuyo, en «Mis empleos» dice por qué, y te escribiremos.'

/** The page of saved jobs. */

export const title = 'Empleos guardados'
export const description =
  'Los anuncios que has guardado para más tarde, en tu cuenta o en este navegador.'
export const needsScript =
  'Para guardar empleos hace falta JavaScript. Sin él puedes buscar, leer y aplicar.'
export const failed = 'Error al obtener tus guardados'
export const open = 'Abiertos'
export const order = 'Orden'
export const endFirst = 'Terminan antes'
export const savedFirst = 'Guardados antes'
export const removedSome = 'Quitados de tus guardados'
export const removed = 'Empleo quitado de tus guardados'
export const notRemoved = 'No se ha podido quitar'
export const gone = 'Ya no están'
export const removeGone = 'Quitar los que ya no están'
export const adGone = 'Este anuncio ya no está'
export const adGoneText = 'La empresa lo ha eliminado, o ya no se puede ver.'
export const removeNamed = (title: string) => `Quitar: ${title}`
export const removeGoneAd = 'Quitar: anuncio que ya no está'
export const remove = 'Quitar'
export const expired = 'Anuncio caducado'
export const none = 'Todavía no has guardado ningún empleo'
export const noneText = 'Pulsa el marcador de un anuncio y lo tendrás aquí a mano.'
export const findJob = 'Buscar Empleo'
export const inAccount = 'Están en tu cuenta: los verás desde cualquier dispositivo.'
export const onlyHere = 'Solo se ven en este navegador.'
export const signIn = 'Entra en tu cuenta'
export const theyMove = ' y pasarán a ella.'
export const tooMany = (limit: number) =>
  `Ya tienes ${limit} empleos guardados: quita alguno para guardar otro`
export const one = '1 empleo guardado.'
export const some = (count: number) => `${count} empleos guardados.`
export const applied = (status: string) => `Ya aplicaste: ${status}`
export const pending = 'Pendiente'
export const approved = 'Aprobada'
export const rejected = 'Rechazada'

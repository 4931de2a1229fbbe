/** A job in a list. */

export const isNew = 'Nuevo'
export const published = 'Publicado '
export const justNow = 'ahora mismo'
export const today = 'Hoy'
export const yesterday = 'Ayer'
export const over = 'Anuncio caducado'
export const urgent = (left: string) => `Urgente: quedan ${left}`
export const daysLeft = (days: string) => `Quedan ${days}`
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours} h ${minutes} min`
export const inTown = (town: string) => `en ${town}`
export const away = (kilometres: number) => `a\u00a0${kilometres}\u00a0km`
export const photos = 'Fotos'
export const previousPhoto = 'Foto anterior'
export const nextPhoto = 'Foto siguiente'
export const closePhotos = 'Cerrar las fotos'
export const photoOf = (company: string) => `Foto de ${company}`
export const onePhotoOf = (number: number, count: number, company: string) =>
  `Foto ${number} de ${count} de ${company}`
export const noHousingPhoto = 'Sin foto de la vivienda'

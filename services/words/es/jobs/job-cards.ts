/** A job in a list. */
export const cardWords = {
  isNew: 'Nuevo',
  published: 'Publicado ',
  justNow: 'ahora mismo',
  today: 'Hoy',
  yesterday: 'Ayer',
  over: 'Anuncio caducado',
  urgent: (left: string) => `Urgente: quedan ${left}`,
  daysLeft: (days: string) => `Quedan ${days}`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  sameMunicipality: 'mismo municipio',
  away: (kilometres: number) => `a\u00a0${kilometres}\u00a0km`,
  photos: 'Fotos',
  photoOf: (company: string) => `Foto de ${company}`,
  onePhotoOf: (number: number, count: number, company: string) =>
    `Foto ${number} de ${count} de ${company}`
}

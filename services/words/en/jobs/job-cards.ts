export const isNew = 'New'
export const published = 'Published '
export const justNow = 'just now'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const over = 'Expired'
export const urgent = (left: string) => `Urgent: ${left} left`
export const daysLeft = (days: string) => `${days} left`
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours} h ${minutes} min`
export const inTown = (town: string) => `in ${town}`
export const away = (kilometres: number) => `${kilometres}\u00a0km away`
export const photos = 'Photos'
export const previousPhoto = 'Previous photo'
export const nextPhoto = 'Next photo'
export const closePhotos = 'Close the photos'
export const photoOf = (company: string) => `Photo of ${company}`
export const onePhotoOf = (number: number, count: number, company: string) =>
  `Photo ${number} of ${count} of ${company}`
export const noHousingPhoto = 'No photo of the housing'

/** Small figures as running text writes them; larger ones in digits. */
const small = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

/** `one` is «una» before such a noun. */
// @__NO_SIDE_EFFECTS__
export const inWords = (count: number, one = 'uno') =>
  count === 1 ? one : (small[count] ?? String(count))
// @__NO_SIDE_EFFECTS__
export const minutes = (count: number) =>
  count === 1 ? 'un minuto' : count === 30 ? 'media hora' : `${count} minutos`
export const hours = (count: number) => (count === 1 ? 'una hora' : `${count} horas`)
export const daysInWords = (count: number) => (count === 1 ? 'un día' : `${inWords(count)} días`)
export const weeks = (count: number) => (count === 1 ? 'una semana' : `${inWords(count)} semanas`)
export const months = (count: number) => (count === 1 ? 'un mes' : `${count} meses`)
export const years = (count: number) => (count === 1 ? 'un año' : `${inWords(count)} años`)
export const daysOrWeeks = (days: number) =>
  days === 1 ? '1 día' : days % 7 ? `${days} días` : weeks(days / 7)
/** «10, 30 o 50». */
// @__NO_SIDE_EFFECTS__
export const anyOf = (values: readonly number[]) =>
  `${values.slice(0, -1).join(', ')} o ${values[values.length - 1]}`

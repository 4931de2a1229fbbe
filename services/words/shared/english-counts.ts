const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

// @__NO_SIDE_EFFECTS__
export const inWords = (count: number) => small[count] ?? String(count)
// @__NO_SIDE_EFFECTS__
export const minutes = (count: number) => (count === 30 ? 'half an hour' : `${count} minutes`)
export const years = (count: number) => (count === 1 ? 'a year' : `${inWords(count)} years`)
export const daysOrWeeks = (days: number) => {
  if (days === 1) return '1 day'
  return days % 7 ? `${days} days` : days === 7 ? 'a week' : `${inWords(days / 7)} weeks`
}
// @__NO_SIDE_EFFECTS__
export const anyOf = (values: readonly number[]) =>
  `${values.slice(0, -1).join(', ')} or ${values[values.length - 1]}`

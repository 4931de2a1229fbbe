export const pay = 'Pay'
export const grossPay = 'Gross pay'
export const payLater = 'Disclosed before the interview'
export const payLaterSentence = 'Pay disclosed before the interview'
export const perPeriod = (_: string, label: string) => `per ${label}`
export const payments = (count: number) => `in ${count} payments a year`
export const extras = (extras: readonly string[]) => `plus ${extras.join(' and ')}`
export const fullTimeMonth = (amount: string) => `≈\u00a0${amount}/month full time`
export const inTwelve = (amount: string) => `≈\u00a0${amount} in 12 payments`
export const housing = 'Housing'
export const noHousing = 'None'
export const perMonth = (amount: string) => `${amount} per month`
export const billsIncluded = 'electricity and water included'
export const daysOff = 'Days off'
export const perWeek = (days: string) => `${days} per week`
export const hours = 'Hours'
export const aWeek = 'per week'
export const splitDay = 'split shift'
export const wholeDay = 'one straight shift'
export const onCall = 'with on-call duty'
export const showDays = 'with show days'
export const dayOff = 'day off'
export const someDaysOff = 'days off'
export const contract = 'Contract'
export const registration = 'Social Security'
export const fromFirstDay = 'With a contract, from day one'
export const trial = 'Trial'
export const paidTrial = (days: string) => `Paid, ${days}`
export const day = 'day'
export const days = 'days'
export const starts = 'Starts'
export const startNow = 'immediately'
export const startOn = (date: string) => `from ${date}`
export const until = (date: string) => `until ${date}`
export const season = 'seasonal'
export const kind = 'Type'
export const price = 'Price'
export const internet = 'Internet'
export const meals = 'Meals'
export const couple = 'Couple'
export const coupleFits = ['Welcome', 'No room']
export const children = 'Children'
export const childrenFit = ['Welcome', 'No room']
export const dog = 'Dog'
export const dogMayCome = ['Allowed', 'Not allowed']
export const centre = 'Centre'
export const disciplines = 'Disciplines'
export const horses = 'Horses'
export const horsesPerPerson = 'Per person'
export const horse = 'horse'
export const someHorses = 'horses'
export const team = 'Team'
export const person = 'person'
export const people = 'people'
export const facilities = 'Facilities'
export const licence = (level: string | number | undefined) => `licence\u00a0${level}`
export const ownHorse = 'Your horse'
export const box = 'stable'
export const boxes = 'stables'
export const yearOfExperience = 'year of experience'
export const yearsOfExperience = 'years of experience'

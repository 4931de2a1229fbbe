import type * as es from '../../es/jobs/facts.ts'

export const factWords: typeof es.factWords = {
  pay: 'Pay',
  grossPay: 'Gross pay',
  payLater: 'Told before the interview',
  payLaterSentence: 'Pay is told before the interview',
  perPeriod: (_, label) => `per ${label}`,
  payments: count => `in ${count} payments a year`,
  extras: extras => `plus ${extras.join(' and ')}`,
  fullTimeMonth: amount => `≈\u00a0${amount}/month full time`,
  housing: 'Housing',
  noHousing: 'None',
  perMonth: amount => `${amount} per month`,
  billsIncluded: 'electricity and water included',
  daysOff: 'Days off',
  perWeek: days => `${days} per week`,
  hours: 'Hours',
  aWeek: 'per week',
  splitDay: 'mornings and afternoons',
  wholeDay: 'in one shift',
  onCall: 'with on-call duty',
  showDays: 'with show days',
  dayOff: 'day off',
  someDaysOff: 'days off',
  contract: 'Contract',
  starts: 'Starts',
  startNow: 'from now',
  startOn: date => `from ${date}`,
  until: date => `until ${date}`,
  season: 'seasonal',
  kind: 'Kind',
  price: 'Price',
  internet: 'Internet',
  meals: 'Meals',
  couple: 'Couple',
  coupleFits: ['Welcome', 'No room'],
  children: 'Children',
  childrenFit: ['Welcome', 'No room'],
  dog: 'Dog',
  dogMayCome: ['Allowed', 'Not allowed'],
  centre: 'Place',
  disciplines: 'Disciplines',
  horses: 'Horses',
  horsesPerPerson: 'Per person',
  horse: 'horse',
  someHorses: 'horses',
  team: 'Team',
  person: 'person',
  people: 'people',
  facilities: 'Facilities',
  licence: level => `licence\u00a0${level}`,
  ownHorse: 'Your horse',
  box: 'stable',
  boxes: 'stables',
  yearOfExperience: 'year of experience',
  yearsOfExperience: 'years of experience'
}

export const housingChips: typeof es.housingChips = {
  no: '',
  habitacion: 'room',
  compartida: 'shared house',
  independiente: 'housing',
  caravana: 'caravan',
  'ayuda-alquiler': 'help with the rent'
}

export const ownHorseChips: typeof es.ownHorseChips = {
  no: '',
  gratis: 'free stable',
  'con-coste': 'stable at a cost',
  'a-hablar': 'stable to be discussed'
}

export const termFacts: typeof es.termFacts = {
  workPermit: { name: 'Work permit', fact: 'They arrange it' }
}

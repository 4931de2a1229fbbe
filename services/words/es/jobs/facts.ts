import type { jobTerms } from '#events/job-content/job-terms.ts'

/** What a job offers, in words. */
export const factWords = {
  pay: 'Sueldo',
  grossPay: 'Sueldo bruto',
  payLater: 'Se dice antes de la entrevista',
  payLaterSentence: 'El sueldo se dice antes de la entrevista',
  /** «al mes», «por hora». */
  perPeriod: (period: string, label: string) =>
    period === 'dia' || period === 'mes' || period === 'ano' ? `al ${label}` : `por ${label}`,
  payments: (count: number) => `en ${count} pagas`,
  extras: (extras: readonly string[]) => `más ${extras.join(' y ')}`,
  fullTimeMonth: (amount: string) => `≈\u00a0${amount}/mes a jornada completa`,
  housing: 'Vivienda',
  noHousing: 'No hay',
  perMonth: (amount: string) => `${amount} al mes`,
  billsIncluded: 'con luz y agua',
  daysOff: 'Días libres',
  perWeek: (days: string) => `${days} a la semana`,
  hours: 'Horario',
  aWeek: 'a la semana',
  splitDay: 'mañana y tarde',
  wholeDay: 'de seguido',
  onCall: 'con guardias',
  showDays: 'con concursos',
  dayOff: 'día libre',
  someDaysOff: 'días libres',
  contract: 'Contrato',
  starts: 'Empieza',
  startNow: 'desde ya',
  startOn: (date: string) => `desde el ${date}`,
  until: (date: string) => `hasta el ${date}`,
  season: 'por temporada',
  kind: 'Tipo',
  price: 'Precio',
  internet: 'Internet',
  meals: 'Comidas',
  couple: 'Pareja',
  coupleFits: ['Cabe', 'No cabe'],
  children: 'Niños',
  childrenFit: ['Caben', 'No caben'],
  dog: 'Perro',
  dogMayCome: ['Se puede', 'No se puede'],
  centre: 'Centro',
  disciplines: 'Disciplinas',
  horses: 'Caballos',
  horsesPerPerson: 'Por persona',
  horse: 'caballo',
  someHorses: 'caballos',
  team: 'Equipo',
  person: 'persona',
  people: 'personas',
  facilities: 'Instalaciones',
  licence: (level: string | number | undefined) => `carné\u00a0${level}`,
  ownHorse: 'Tu caballo',
  box: 'box',
  boxes: 'boxes',
  yearOfExperience: 'año de experiencia',
  yearsOfExperience: 'años de experiencia'
}

/** Chips of a card, by the kind of housing; empty where there is none. */
export const housingChips = {
  no: '',
  habitacion: 'habitación',
  compartida: 'vivienda compartida',
  independiente: 'vivienda',
  caravana: 'caravana',
  'ayuda-alquiler': 'ayuda para el alquiler'
}

export const ownHorseChips = {
  no: '',
  gratis: 'box gratis',
  'con-coste': 'box con coste',
  'a-hablar': 'box a hablar'
}

/** The sentence on the page of a job for which a term holds. */
export const termFacts: Partial<Record<keyof typeof jobTerms, { name: string; fact: string }>> = {
  workPermit: { name: 'Permiso de trabajo', fact: 'Lo tramitan' }
}

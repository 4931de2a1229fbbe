/** What a job offers, in words. */

export const pay = 'Sueldo'
export const grossPay = 'Sueldo bruto'
export const payLater = 'Se dice antes de la entrevista'
export const payLaterSentence = 'El sueldo se dice antes de la entrevista'
/** «al mes», «por hora». */
export const perPeriod = (period: string, label: string) =>
  period === 'dia' || period === 'mes' || period === 'ano' ? `al ${label}` : `por ${label}`
export const payments = (count: number) => `en ${count} pagas`
export const extras = (extras: readonly string[]) => `más ${extras.join(' y ')}`
export const fullTimeMonth = (amount: string) => `≈\u00a0${amount}/mes a jornada completa`
export const inTwelve = (amount: string) => `≈\u00a0${amount} en 12 pagas`
export const housing = 'Vivienda'
export const noHousing = 'No hay'
export const perMonth = (amount: string) => `${amount} al mes`
export const billsIncluded = 'con luz y agua'
export const daysOff = 'Días libres'
export const perWeek = (days: string) => `${days} a la semana`
export const hours = 'Horario'
export const aWeek = 'a la semana'
export const splitDay = 'jornada partida'
export const wholeDay = 'jornada continua'
export const onCall = 'con guardias'
export const showDays = 'con concursos'
export const dayOff = 'día libre'
export const someDaysOff = 'días libres'
export const contract = 'Contrato'
export const registration = 'Alta'
export const fromFirstDay = 'Con contrato, desde el primer día'
export const trial = 'Prueba'
export const paidTrial = (days: string) => `Pagada, ${days}`
export const day = 'día'
export const days = 'días'
export const starts = 'Empieza'
export const startNow = 'desde ya'
export const startOn = (date: string) => `desde el ${date}`
export const until = (date: string) => `hasta el ${date}`
export const season = 'por temporada'
export const kind = 'Tipo'
export const price = 'Precio'
export const internet = 'Internet'
export const meals = 'Comidas'
export const couple = 'Pareja'
export const coupleFits = ['Cabe', 'No cabe']
export const children = 'Niños'
export const childrenFit = ['Caben', 'No caben']
export const dog = 'Perro'
export const dogMayCome = ['Se puede', 'No se puede']
export const centre = 'Centro'
export const disciplines = 'Disciplinas'
export const horses = 'Caballos'
export const horsesPerPerson = 'Por persona'
export const horse = 'caballo'
export const someHorses = 'caballos'
export const team = 'Equipo'
export const person = 'persona'
export const people = 'personas'
export const facilities = 'Instalaciones'
export const licence = (level: string | number | undefined) => `carné\u00a0${level}`
export const ownHorse = 'Tu caballo'
export const box = 'box'
export const boxes = 'boxes'
export const yearOfExperience = 'año de experiencia'
export const yearsOfExperience = 'años de experiencia'

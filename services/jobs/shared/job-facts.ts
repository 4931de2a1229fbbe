import { type AskWeight, askWeights } from '#events/job-content/vocabulary.ts'
import { jobTerms } from '#events/job-content/job-terms.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import {
  formatCount,
  formatEuros,
  formatNumber,
  longDate
} from '#services/platform/shared/spanish-formats.ts'
import { offerText } from './card-facts.ts'
import { askLabels, languageLabels, titleLabels, weightLabels } from './ask-labels.ts'
import {
  contractLabels,
  disciplineLabels,
  facilityLabels,
  housingCostLabels,
  housingLabels,
  ownHorseLabels,
  roleLabels,
  weekendLabels,
  centreTypeLabels
} from './labels.ts'
import { ownRequirements } from './own-requirements.ts'
import { fieldWords } from './term-words.ts'
import { isPayTold, payAmount, payConditions } from './pay-text.ts'

/** A term of a job in words. */
export interface JobFact {
  name: string
  value: string
  note?: string
}

export interface AskGroup {
  weight: AskWeight
  label: string
  asks: string[]
}

/** Everything that the page of a job says in words of its terms: computed where the labels are. */
export interface JobFacts {
  role?: string | undefined
  /** The offer in one line. */
  offer: string
  main: JobFact[]
  housing: JobFact[]
  yard: JobFact[]
  asks: AskGroup[]
  /** The requirements in its own words, without what `asks` says already. */
  ownRequirements: string
}

export function jobFacts(job: JobTerms & { requirements?: string | null }): JobFacts {
  const asks = asksByWeight(job)
  return {
    role: job.role && roleLabels[job.role],
    offer: offerText(job),
    main: mainFacts(job),
    housing: housingFacts(job),
    yard: yardFacts(job),
    asks,
    ownRequirements: ownRequirements(job.requirements ?? '', asks)
  }
}

type Ask = NonNullable<JobTerms['asks']>[number]

/** The terms that most readers decide by: pay, housing, days off, hours, contract. */
export function mainFacts(job: JobTerms): JobFact[] {
  const { pay, housing, hours, contract, start } = job
  return compact([
    isPayTold(pay)
      ? fact('Sueldo bruto', payAmount(pay), payConditions(pay))
      : fact('Sueldo', 'Se dice antes de la entrevista'),
    housing && fact('Vivienda', housingKind(housing), housingPrice(housing)),
    hours?.daysOff && fact('Días libres', perWeek(hours.daysOff), weekends(hours)),
    hours && fact('Horario', weekHours(hours), schedule(hours)),
    contract && fact('Contrato', contractLabels[contract], startText(start)),
    !contract && start && fact('Empieza', capitalize(startText(start)))
  ])
}

/** The housing in detail; nothing without one. */
export function housingFacts({ housing }: JobTerms): JobFact[] {
  if (!housing || housing.kind === 'no') return []
  return compact([
    fact('Tipo', housingLabels[housing.kind]),
    fact('Precio', capitalize(housingPrice(housing))),
    yesNo('Internet', housing.internet),
    yesNo('Comidas', housing.meals),
    yesNo('Pareja', housing.couple, ['Cabe', 'No cabe']),
    yesNo('Niños', housing.children, ['Caben', 'No caben']),
    yesNo('Perro', housing.dog, ['Se puede', 'No se puede'])
  ])
}

/** Facts of the employer's place, team and horses. */
export function yardFacts(job: JobTerms): JobFact[] {
  const { centreType, disciplines, team, facilities, ownHorse, boxes } = job
  return compact([
    centreType && fact('Centro', centreTypeLabels[centreType]),
    fact('Disciplinas', list(disciplines, disciplineLabels)),
    team?.horses !== undefined && fact('Caballos', String(team.horses)),
    team?.horsesPerPerson !== undefined && fact('Por persona', horses(team.horsesPerPerson)),
    team?.people !== undefined && fact('Equipo', people(team.people)),
    fact('Instalaciones', list(facilities, facilityLabels)),
    ownHorse && fact('Tu caballo', ownHorseText(ownHorse, boxes)),
    ...plainFacts(job)
  ])
}

/** Terms that need one word: flags that are set, and choices with labels. */
function plainFacts(job: JobTerms): (JobFact | undefined)[] {
  return Object.keys(jobTerms).map(term => {
    const { name, fact: isSo = '', labels = {} } = fieldWords[term] ?? { name: '' }
    const said = job[term as keyof JobTerms]
    return fact(name, (said === true ? isSo : labels[String(said)]) ?? '')
  })
}

/** What the job asks, by weight; a weight without any is left out. */
export function asksByWeight({ asks = [] }: JobTerms): AskGroup[] {
  return askWeights
    .map(weight => ({
      weight,
      label: weightLabels[weight],
      asks: asks.filter(ask => ask.weight === weight).map(askText)
    }))
    .filter(group => group.asks.length > 0)
}

/** «Galope 7», «Carné BE», «3 años de experiencia», «Inglés». */
export function askText({ what, level }: Ask): string {
  if (what === 'idioma') return languageLabels[level as keyof typeof languageLabels]
  if (what === 'titulo') return titleLabels[level as keyof typeof titleLabels]
  if (what === 'anos')
    return formatCount(Number(level), 'año de experiencia', 'años de experiencia')
  return level === undefined ? askLabels[what] : `${askLabels[what]}\u00a0${level}`
}

function housingKind(housing: NonNullable<JobTerms['housing']>): string {
  return housing.kind === 'no' ? 'No hay' : housingLabels[housing.kind]
}

/** «gratis, con gastos incluidos», «150 € al mes, se descuenta del sueldo». */
function housingPrice({ cost, amount, bills }: NonNullable<JobTerms['housing']>): string {
  return [
    amount && `${formatEuros(amount)} al mes`,
    cost && housingCostLabels[cost],
    bills && 'con luz y agua'
  ]
    .filter(Boolean)
    .join(', ')
}

type Hours = NonNullable<JobTerms['hours']>

const perWeek = (days: number) => `${formatNumber(days)} a la semana`
const weekends = (hours: Hours) => (hours.weekends ? weekendLabels[hours.weekends] : '')

/** «40 h». */
export const weekHours = ({ week }: Hours) => (week ? `${formatNumber(week)}\u00a0h` : '')

/** «40 h a la semana, mañana y tarde, 1,5 días libres»; empty where nothing is said. */
export function hoursText(hours: Hours): string {
  const { daysOff } = hours
  const week = [weekHours(hours), schedule(hours)].filter(Boolean).join(' ')
  const free = daysOff && formatCount(daysOff, 'día libre', 'días libres')
  return [week, free, daysOff && weekends(hours)].filter(Boolean).join(', ')
}

function schedule(hours: Hours): string {
  const { week, split, onCall, showDays, daysOff } = hours
  const day = split === undefined ? '' : split ? 'mañana y tarde' : 'de seguido'
  const days = daysOff ? '' : weekends(hours)
  const more = [onCall && 'con guardias', showDays && 'con concursos']
  return [week && 'a la semana', day, days, ...more].filter(Boolean).join(', ')
}

function startText(start: JobTerms['start']): string {
  if (!start) return ''
  const from = start.now ? 'desde ya' : start.date && `desde el ${longDate(start.date)}`
  const until = start.until && `hasta el ${longDate(start.until)}`
  return [from, until, start.season && 'por temporada'].filter(Boolean).join(', ')
}

const horses = (count: number) => formatCount(count, 'caballo', 'caballos')
const people = (count: number) => formatCount(count, 'persona', 'personas')

function ownHorseText(ownHorse: keyof typeof ownHorseLabels, boxes: number | undefined): string {
  const places = boxes ? ` (${formatCount(boxes, 'box', 'boxes')})` : ''
  return ownHorseLabels[ownHorse] + places
}

function yesNo(name: string, value: boolean | undefined, [yes, no] = ['Sí', 'No']) {
  return value !== undefined && fact(name, (value ? yes : no) ?? '')
}

function list<K extends string>(values: K[] | undefined, labels: Record<K, string>): string {
  return (values ?? []).map(value => labels[value]).join(', ')
}

function fact(name: string, value: string, note = ''): JobFact | undefined {
  if (!value) return note ? { name, value: capitalize(note) } : undefined
  return { name, value, ...(note && { note }) }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function compact<T>(values: (T | undefined | false | null | '' | 0)[]): T[] {
  return values.filter(Boolean) as T[]
}

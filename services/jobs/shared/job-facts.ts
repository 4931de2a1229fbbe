import { type AskWeight, askWeights } from '#events/job-content/vocabulary.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import {
  formatCount,
  formatEuros,
  formatNumber,
  joinUnits,
  longDate
} from '#services/platform/shared/formats.ts'
import { offerText } from './card-facts.ts'
import {
  askLabels,
  contractLabels,
  disciplineLabels,
  facilityLabels,
  factWords,
  housingCostLabels,
  housingLabels,
  languageLabels,
  ownHorseLabels,
  roleLabels,
  speech,
  termFacts,
  titleLabels,
  weekendLabels,
  weightLabels,
  centreTypeLabels
} from '#services/words/words.ts'
import { ownRequirements } from './own-requirements.ts'
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
  centre: JobFact[]
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
    centre: centreFacts(job),
    asks,
    ownRequirements: ownRequirements(job.requirements ?? '', asks)
  }
}

type Ask = NonNullable<JobTerms['asks']>[number]

/** The terms that most readers decide by: pay, housing, days off, hours, contract. */
export function mainFacts(job: JobTerms): JobFact[] {
  const { pay, housing, hours, contract, start, alta, prueba } = job
  return compact([
    isPayTold(pay)
      ? fact(factWords.grossPay, payAmount(pay), payConditions(pay))
      : pay && fact(factWords.pay, factWords.payLater),
    housing && fact(factWords.housing, housingKind(housing), housingPrice(housing)),
    hours?.daysOff && fact(factWords.daysOff, perWeek(hours.daysOff), weekends(hours)),
    hours && fact(factWords.hours, weekHours(hours), schedule(hours)),
    contract && fact(factWords.contract, contractLabels[contract], startText(start)),
    !contract && start && fact(factWords.starts, capitalize(startText(start))),
    alta && fact(factWords.registration, factWords.fromFirstDay),
    prueba && fact(factWords.trial, factWords.paidTrial(trialDays(prueba)))
  ])
}

/** «3 días». */
export const trialDays = ({ days }: NonNullable<JobTerms['prueba']>) =>
  formatCount(days, factWords.day, factWords.days)

/** The housing in detail; nothing without one. */
export function housingFacts({ housing }: JobTerms): JobFact[] {
  if (!housing || housing.kind === 'no') return []
  return compact([
    fact(factWords.kind, housingLabels[housing.kind]),
    fact(factWords.price, capitalize(housingPrice(housing))),
    yesNo(factWords.internet, housing.internet),
    yesNo(factWords.meals, housing.meals),
    yesNo(factWords.couple, housing.couple, factWords.coupleFits),
    yesNo(factWords.children, housing.children, factWords.childrenFit),
    yesNo(factWords.dog, housing.dog, factWords.dogMayCome)
  ])
}

/** Facts of the employer's place, team and horses. */
export function centreFacts(job: JobTerms): JobFact[] {
  const { centreType, disciplines, team, facilities, ownHorse, boxes } = job
  return compact([
    centreType && fact(factWords.centre, centreTypeLabels[centreType]),
    fact(factWords.disciplines, list(disciplines, disciplineLabels)),
    team?.horses !== undefined && fact(factWords.horses, String(team.horses)),
    team?.horsesPerPerson !== undefined &&
      fact(factWords.horsesPerPerson, horses(team.horsesPerPerson)),
    team?.people !== undefined && fact(factWords.team, people(team.people)),
    fact(factWords.facilities, list(facilities, facilityLabels)),
    ownHorse && fact(factWords.ownHorse, ownHorseText(ownHorse, boxes)),
    ...plainFacts(job)
  ])
}

/** Flags that are set, with a sentence of their own. */
function plainFacts(job: JobTerms): (JobFact | undefined)[] {
  return Object.entries(termFacts).map(([term, words]) =>
    job[term as keyof JobTerms] === true ? fact(words.name, words.fact) : undefined
  )
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
export function askText({ what, level }: Pick<Ask, 'what' | 'level'>): string {
  if (what === 'idioma') return languageLabels[level as keyof typeof languageLabels]
  if (what === 'titulo') return titleLabels[level as keyof typeof titleLabels]
  if (what === 'anos')
    return formatCount(Number(level), factWords.yearOfExperience, factWords.yearsOfExperience)
  return level === undefined ? askLabels[what] : `${askLabels[what]}\u00a0${level}`
}

function housingKind(housing: NonNullable<JobTerms['housing']>): string {
  return housing.kind === 'no' ? factWords.noHousing : housingLabels[housing.kind]
}

/** «gratis, con gastos incluidos», «150 € al mes, se descuenta del sueldo». */
function housingPrice({ cost, amount, bills }: NonNullable<JobTerms['housing']>): string {
  return [
    amount && factWords.perMonth(formatEuros(amount)),
    cost && housingCostLabels[cost],
    bills && factWords.billsIncluded
  ]
    .filter(Boolean)
    .join(', ')
}

type Hours = NonNullable<JobTerms['hours']>

const perWeek = (days: number) => factWords.perWeek(formatNumber(days))
const weekends = (hours: Hours) => (hours.weekends ? weekendLabels[hours.weekends] : '')

/** «40 h». */
export const weekHours = ({ week }: Hours) => (week ? `${formatNumber(week)}\u00a0h` : '')

/** «40 h a la semana, mañana y tarde, 1,5 días libres»; empty where nothing is said. */
export function hoursText(hours: Hours): string {
  const { daysOff } = hours
  const week = [weekHours(hours), schedule(hours)].filter(Boolean).join(' ')
  const free = daysOff && formatCount(daysOff, factWords.dayOff, factWords.someDaysOff)
  return [week, free, daysOff && weekends(hours)].filter(Boolean).join(', ')
}

function schedule(hours: Hours): string {
  const { week, split, onCall, showDays, daysOff } = hours
  const day = split === undefined ? '' : split ? factWords.splitDay : factWords.wholeDay
  const days = daysOff ? '' : weekends(hours)
  const more = [onCall && factWords.onCall, showDays && factWords.showDays]
  return [week && factWords.aWeek, day, days, ...more].filter(Boolean).join(', ')
}

function startText(start: JobTerms['start']): string {
  if (!start) return ''
  const from = start.now
    ? factWords.startNow
    : start.date && factWords.startOn(longDate(start.date))
  const until = start.until && factWords.until(longDate(start.until))
  return [from, until, start.season && factWords.season].filter(Boolean).join(', ')
}

const horses = (count: number) => formatCount(count, factWords.horse, factWords.someHorses)
const people = (count: number) => formatCount(count, factWords.person, factWords.people)

function ownHorseText(ownHorse: keyof typeof ownHorseLabels, boxes: number | undefined): string {
  const places = boxes ? ` (${formatCount(boxes, factWords.box, factWords.boxes)})` : ''
  return ownHorseLabels[ownHorse] + places
}

function yesNo(
  name: string,
  value: boolean | undefined,
  [yes, no]: readonly string[] = [speech.yes, speech.no]
) {
  return value !== undefined && fact(name, (value ? yes : no) ?? '')
}

function list<K extends string>(values: K[] | undefined, labels: Record<K, string>): string {
  return (values ?? []).map(value => labels[value]).join(', ')
}

function fact(name: string, value: string, note = ''): JobFact | undefined {
  const [text, more] = [joinUnits(value), joinUnits(note)]
  if (!text) return more ? { name, value: capitalize(more) } : undefined
  return { name, value: text, ...(more && { note: more }) }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function compact<T>(values: (T | undefined | false | null | '' | 0)[]): T[] {
  return values.filter(Boolean) as T[]
}

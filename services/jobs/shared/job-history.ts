import type { JobTerms } from '#events/job-content/terms.ts'
import type { PhotoSubject } from '#events/job-content/vocabulary.ts'
import type { JobChange } from '#projections/jobs/figures/history-view.ts'
import { longDateAndTime } from '#services/platform/shared/formats.ts'
import { hoursText, trialDays, weekHours } from './job-facts.ts'
import { isPayTold, type JobPay, payAmount, payConditions } from './pay-text.ts'
import { historyWords, speech } from '#services/words/words.ts'

/** The changes of a job on a day, in words. */
export interface JobHistoryLine {
  at: string
  text: string
}

export function jobHistory(changes: readonly JobChange[]): JobHistoryLine[] {
  return changes.flatMap(change => {
    const text = changeText(change)
    return text ? [{ at: change.at, text }] : []
  })
}

/** Undefined for a change that reads the same before and after. */
function changeText(change: JobChange): string | undefined {
  switch (change.kind) {
    case 'published':
      return historyWords.published
    case 'pay':
      return payChange(change)
    case 'hours':
      return hoursChange(change)
    case 'alta':
      return change.to ? historyWords.altaPromised : historyWords.altaHidden
    case 'prueba':
      return trialChange(change)
    case 'photos':
      return photosChange(change)
    case 'renewed':
      return historyWords.renewedUntil(longDateAndTime(change.expiryDate))
    case 'closed':
      return change.outcome === 'sin-cubrir' ? historyWords.closedUnfilled : historyWords.filled
  }
}

interface FromTo<Value> {
  from?: Value | undefined
  to?: Value | undefined
}

/** «El sueldo sube de 1.200 € a 1.250 € al mes». */
function payChange({ from, to }: FromTo<JobPay>): string | undefined {
  const before = isPayTold(from) ? payPhrase(from) : undefined
  const after = isPayTold(to) ? payPhrase(to) : undefined
  if (before === after) return undefined
  if (!isPayTold(to)) return historyWords.payHidden(before ?? '')
  if (!isPayTold(from)) return historyWords.payTold(after ?? '')
  return payConditions(from) === payConditions(to)
    ? payVerb(from, to)(payAmount(from), after ?? '')
    : historyWords.payChanges(before ?? '', after ?? '')
}

type ToldPay = Extract<JobPay, { min: number }>

const payPhrase = (pay: ToldPay) => `${payAmount(pay)} ${payConditions(pay)}`

/** The verb of a change of pay: a range rises or falls when both ends do. */
function payVerb(from: ToldPay, to: ToldPay): (from: string, to: string) => string {
  const least = to.min - from.min
  const most = (to.max ?? to.min) - (from.max ?? from.min)
  if (least >= 0 && most >= 0) return historyWords.payRises
  return least <= 0 && most <= 0 ? historyWords.payFalls : historyWords.payChanges
}

/** «La prueba pagada pasa de 2 días a 3 días». */
function trialChange({ from, to }: FromTo<NonNullable<JobTerms['prueba']>>): string {
  if (!to) return historyWords.trialHidden(from ? trialDays(from) : '')
  return from
    ? historyWords.trialChanges(trialDays(from), trialDays(to))
    : historyWords.trialPromised(trialDays(to))
}

const inSeries = new Intl.ListFormat(speech.locale)

/** «Ahora dice que hay foto de la vivienda y ya no del centro». */
function photosChange({ from = [], to = [] }: FromTo<readonly PhotoSubject[]>): string {
  const ofThose = (subjects: readonly PhotoSubject[]) =>
    inSeries.format(subjects.map(subject => historyWords.ofPhoto[subject]))
  const told = ofThose(to.filter(subject => !from.includes(subject)))
  const hidden = ofThose(from.filter(subject => !to.includes(subject)))
  if (!told) return historyWords.photosHidden(hidden)
  return hidden ? historyWords.photosChange(told, hidden) : historyWords.photosTold(told)
}

type Hours = NonNullable<JobTerms['hours']>

/** «La jornada pasa de 40 h a 35 h a la semana», or the whole schedule before and after. */
function hoursChange({ from = {}, to = {} }: FromTo<Hours>): string | undefined {
  const [before, after] = [hoursText(from), hoursText(to)]
  if (before === after) return undefined
  if (!after) return historyWords.hoursHidden(before)
  if (!before) return historyWords.hoursTold(after)
  const weeks = changedWeek(from, to)
  return weeks
    ? historyWords.weekChanges(weeks[0], weeks[1])
    : historyWords.hoursChange(before, after)
}

/** Undefined when something else has changed too. */
function changedWeek(from: Hours, to: Hours): [string, string] | undefined {
  const others = (hours: Hours) => hoursText({ ...hours, week: undefined })
  if (!from.week || !to.week || others(from) !== others(to)) return undefined
  return [weekHours(from), weekHours(to)]
}

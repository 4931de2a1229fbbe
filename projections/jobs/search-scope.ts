import { type Surroundings, isWithin } from '#events/places/municipalities-within.ts'
import type { Condition } from './conditions.ts'
import type { IndexedJob } from './job-columns.ts'
import { type Alternatives, hasAlternative } from './lexeme-queries.ts'

/** The jobs on which the page and the figures of a search depend. */
export interface SearchScope {
  /** A job that misses one of the filters is counted beside it. */
  conditions: readonly Condition[]
  /** Undefined for everywhere. */
  circle?: Surroundings | undefined
  /** Each must match; what SQL alone can match is left out. */
  texts: readonly Alternatives[]
  /** A job that is not new may change it anywhere: words that few jobs have are widened. */
  dependsOnOthers: boolean
}

/** What is searched of a job that has changed, the same before and after it. */
export interface ChangedJob extends Pick<IndexedJob, 'lexemes' | 'monthlyPay' | 'place'> {
  words: ReadonlySet<string>
  isNew: boolean
  /** Milliseconds since 1970: nothing has changed for searches of this instant and later. */
  overAt: number
}

/** False where the change leaves every search of the scope as it is, from an instant on. */
export function isInScope(scope: SearchScope, job: ChangedJob, from: number): boolean {
  const { circle, texts, dependsOnOthers } = scope
  if (job.overAt <= from || !texts.every(one => hasAlternative(one, job.words))) return false
  if (dependsOnOthers && !job.isNew) return true
  return (!circle || isWithin(circle, job.place)) && isCounted(scope, job)
}

function isCounted({ conditions }: SearchScope, job: ChangedJob): boolean {
  const missed = conditions.filter(condition => !isMet(condition, job))
  return missed.length < 2 && missed.every(({ key }) => key !== 'area')
}

function isMet({ lexemes, least }: Condition, job: ChangedJob): boolean {
  return (
    (least === undefined || (job.monthlyPay ?? -1) >= least) &&
    lexemes.some(lexeme => job.lexemes.includes(lexeme))
  )
}

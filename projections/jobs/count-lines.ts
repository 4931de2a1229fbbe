import { filterLexemes, type JobFilterKey, type JobFilters } from './job-filters.ts'

/** How many jobs have one of the lexemes of a filter and match all other filters. */
export type CountJobs = (key: JobFilterKey, lexemes: readonly string[]) => number

type Counts = Map<string, number>

/** Counts jobs of which each has a line: type, experience, pay a month and terms, divided by bars. */
export function countLines(lines: string, filters: JobFilters): CountJobs {
  const missedFilter = missedFilterOf(filters)
  const missingNone: Counts = new Map()
  const missingOne = new Map<JobFilterKey, Counts>()
  for (const line of lines.split('\n')) {
    const lexemes = toLexemes(line)
    const missed = missedFilter(lexemes)
    if (missed === 'several') continue
    const counts = missed ? (missingOne.get(missed) ?? new Map()) : missingNone
    if (missed) missingOne.set(missed, counts)
    for (const lexeme of lexemes) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1)
  }
  return (key, lexemes) => {
    const others = missingOne.get(key)
    const countOf = (lexeme: string) => (missingNone.get(lexeme) ?? 0) + (others?.get(lexeme) ?? 0)
    return lexemes.reduce((sum, lexeme) => sum + countOf(lexeme), 0)
  }
}

const pay = 2

function toLexemes(line: string): string[] {
  const lexemes = line.split('|')
  lexemes[0] = `y.${lexemes[0]}`
  lexemes[1] = `x.${lexemes[1]}`
  return lexemes
}

/** Which filter the lexemes of a job do not match; none, one or several. */
function missedFilterOf(filters: JobFilters) {
  const wanted = filterLexemes(filters).map(([key, lexemes]) => [key, new Set(lexemes)] as const)
  const { payMin } = filters
  return (lexemes: readonly string[]): JobFilterKey | 'several' | undefined => {
    const isMatch = (key: JobFilterKey, accepted: ReadonlySet<string>) =>
      key === 'payMin' && payMin
        ? Number(lexemes[pay]) >= payMin
        : lexemes.some(lexeme => accepted.has(lexeme))
    const missed = wanted.filter(([key, accepted]) => !isMatch(key, accepted))
    return missed.length > 1 ? 'several' : missed[0]?.[0]
  }
}

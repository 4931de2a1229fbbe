import { codeCount, codeOf } from './coded-lexemes.ts'
import { filterLexemes, type JobFilterKey, type JobFilters } from './job-filters.ts'

/** How many jobs have one of the lexemes of a filter and match all other filters. */
export type CountJobs = (key: JobFilterKey, lexemes: readonly string[]) => number

const paysEnough = '!'.charCodeAt(0)

/** Counts jobs of which each has a line: the characters of what it can be filtered by. */
export function countLines(lines: string, filters: JobFilters): CountJobs {
  const wanted = filterLexemes(filters)
  const filtersMet = filtersMetBy(wanted)
  const allFilters = 2 ** wanted.length - 1
  const missingNone = new Uint32Array(codeCount)
  const missingOne = new Map(
    wanted.map(([key], nth) => [2 ** nth, { key, counts: missingNone.slice() }])
  )
  forEachLine(lines, (start, end) => {
    let met = 0
    for (let at = start; at < end; at++) met |= filtersMet[lines.charCodeAt(at)] ?? 0
    const missed = allFilters - met
    const counts = missed ? missingOne.get(missed)?.counts : missingNone
    if (counts) for (let at = start; at < end; at++) increment(counts, lines.charCodeAt(at))
  })
  const missingOnly = new Map([...missingOne.values()].map(({ key, counts }) => [key, counts]))
  return (key, lexemes) => {
    const others = missingOnly.get(key)
    const countOf = (code: number) => (missingNone[code] ?? 0) + (others?.[code] ?? 0)
    return lexemes.reduce((sum, lexeme) => sum + countOf(codeOf(lexeme)), 0)
  }
}

function forEachLine(lines: string, visit: (start: number, end: number) => void): void {
  for (let start = 0; start <= lines.length; ) {
    const next = lines.indexOf('\n', start)
    const end = next < 0 ? lines.length : next
    visit(start, end)
    start = end + 1
  }
}

function increment(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1
}

/** The filters that each character meets: a bit for each filter. */
function filtersMetBy(wanted: ReturnType<typeof filterLexemes>): Uint32Array {
  const met = new Uint32Array(codeCount)
  for (const [nth, [key, lexemes]] of wanted.entries()) {
    const codes = key === 'payMin' ? [paysEnough] : lexemes.map(codeOf)
    for (const code of codes) met[code] = (met[code] ?? 0) | (2 ** nth)
  }
  return met
}

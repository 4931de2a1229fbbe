import { daysOffSteps, ownGalopes } from '#events/job-content/filters.ts'
import { contracts, disciplines, roles } from '#events/job-content/vocabulary.ts'
import { experiences, jobTypes } from '#events/aggregates/jobs.ts'
import { provinces } from '#events/places/provinces.ts'
import { licenceLevels, payBands } from './job-filters.ts'

const withPrefix = (prefix: string, values: readonly (string | number)[]) =>
  values.map(value => prefix + value)

/** What a job can be filtered by; the order is that of search.coded_lexemes. */
export const codedLexemes: readonly string[] = [
  ...withPrefix('y.', jobTypes),
  ...withPrefix('x.', ['', ...experiences]),
  ...withPrefix('r.', roles),
  ...withPrefix('d.', disciplines),
  ...withPrefix('c.', contracts),
  ...['h.si', 's.si', 'o.si', 'w.si', 'm.si', 'm.no'],
  ...withPrefix('g.', ownGalopes),
  ...licenceLevels.flatMap(trailers => licenceLevels.map(lorries => `b.${trailers}${lorries}`)),
  ...withPrefix('f.', daysOffSteps),
  ...withPrefix('e.', payBands),
  ...withPrefix('a.', provinces.map(({ code }) => code).sort())
]

const firstCode = 256

/** How many characters the filters of jobs are made of, with those below the first. */
export const codeCount = firstCode + codedLexemes.length

const codes = new Map(codedLexemes.map((lexeme, nth) => [lexeme, firstCode + nth]))

/** The code of the character that stands for a lexeme in the filters of a job. */
export function codeOf(lexeme: string): number {
  return codes.get(lexeme) ?? 0
}

/** The numbers of the lexemes, from 0, that the filters of a job stand for. */
export function numbersFrom(filters: string): number[] {
  return Array.from(filters, character => character.charCodeAt(0) - firstCode)
}

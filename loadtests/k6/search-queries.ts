import { check } from 'k6'
import { get } from './target.ts'
import { anyOf, type SearchTerms, zipf } from './search-terms.ts'

const jobTypes = ['Jornada Completa', 'Media Jornada', 'Prácticas']
const experiences = ['Nivel Básico', 'Experiencia Media', 'Experto']

type SearchQuery = Record<string, string | number | undefined>

/** The kinds of search, and their share in percent. */
const kinds: Record<string, { share: number; ask: (board: SearchTerms) => SearchQuery }> = {
  none: { share: 20, ask: () => ({}) },
  common: { share: 20, ask: ({ words }) => ({ keyword: zipf(words.slice(0, 60)) }) },
  rare: { share: 10, ask: ({ rare }) => ({ keyword: anyOf(rare) }) },
  two: { share: 15, ask: ({ words }) => ({ keyword: `${zipf(words)} ${zipf(words)}` }) },
  place: {
    share: 15,
    ask: ({ words, places }) => ({ keyword: zipf(words.slice(0, 60)), location: zipf(places) })
  },
  filters: {
    share: 10,
    ask: () =>
      anyOf([
        { jobType: anyOf(jobTypes) },
        { experience: anyOf(experiences) },
        { jobType: anyOf(jobTypes), experience: anyOf(experiences) }
      ]) ?? {}
  },
  typo: {
    share: 5,
    ask: ({ words }) => ({ keyword: transposeLetters(zipf(words.filter(word => word.length > 6))) })
  },
  deep: {
    share: 5,
    ask: ({ words }) => ({
      keyword: Math.random() < 0.5 ? words[0] : undefined,
      page: 2 + Math.floor(Math.random() * 49)
    })
  }
}

/** `KIND` selects one kind. */
const onlyKind = __ENV['KIND']
if (onlyKind && !kinds[onlyKind]) throw new Error(`KIND is one of ${Object.keys(kinds).join(', ')}`)

export function search(board: SearchTerms): void {
  const kind = onlyKind || pickKind()
  const answer = get(`/api/jobs?${query(kinds[kind]?.ask(board) ?? {})}`, kind)
  check(answer, { 'the search answers': ({ status }) => status === 200 })
}

function pickKind(): string {
  let left = Math.random() * 100
  for (const [kind, { share }] of Object.entries(kinds)) {
    left -= share
    if (left < 0) return kind
  }
  return 'none'
}

function query(parameters: SearchQuery): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&')
}

/** Swaps two letters in the middle. */
function transposeLetters(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle) + (word[middle + 1] ?? '') + word[middle] + word.slice(middle + 2)
}

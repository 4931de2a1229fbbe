import { getText } from './target.ts'

/** The words of a board's jobs, the most frequent first. */
export interface SearchTerms {
  words: string[]
  places: string[]
  /** Words that one job of a thousand has. */
  rare: string[]
}

interface ListedJob {
  title: string
  companyName: string
  location: string
  description: string
}

/** Reads the newest thousand jobs: k6's `setup`. */
export function readSearchTerms(): SearchTerms {
  const jobs = Array.from({ length: 20 }, (_, index) => readPage(index + 1)).flat()
  const words = countWords(jobs.map(job => `${job.title} ${job.companyName} ${job.description}`))
  if (words.length < 100) throw new Error('the board has too few jobs to search for')
  return {
    words: words.filter(([, count]) => count > 1).map(([word]) => word),
    places: countWords(jobs.map(job => job.location)).map(([word]) => word),
    rare: words.filter(([, count]) => count === 1).map(([word]) => word)
  }
}

function readPage(page: number): ListedJob[] {
  const { status, body } = getText(`/api/jobs?limit=50&page=${page}`, 'setup')
  if (status !== 200) throw new Error(`the board answers ${status}`)
  return JSON.parse(body).jobs
}

/** In how many texts each word is, the most frequent first. */
function countWords(texts: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    // k6 knows no \p{L}.
    const words = text.toLowerCase().match(/[a-záéíóúüñç]{4,}/g) ?? []
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** By Zipf's law: the second of a list half as often as the first, the third a third as often. */
export function zipf(list: readonly string[]): string {
  return list[Math.floor((list.length + 1) ** Math.random()) - 1] ?? ''
}

export function anyOf<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}

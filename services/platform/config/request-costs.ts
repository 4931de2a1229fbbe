/**
 * Points that a request takes of the limits `reads`, `accountReads` or `writes`. One is about a millisecond of the
 * database's time, as docs/performance.md has it; a file or a page from memory costs none.
 */
export const requestCosts = {
  /** A job, a page of the newest jobs, a change. */
  plain: 1,
  /** Candidates, the jobs of an employer, a list for a signed-in user. */
  list: 3,
  /** Added for each word and each filter of a search. */
  word: 1,
  /** Added for candidates around a municipality: thousands of others may be near enough for those who would go far. */
  near: 5,
  /** Added for a part of the sitemap that is not in memory. */
  sitemapPart: 9,
  /** Hashing a password, or encoding a picture. */
  hashOrPicture: 10
}

/** The most words that a search uses, by their parameter. */
const searchedWords = { keyword: 12, text: 12, location: 6 }

/** `filters` are counted among matches. */
export function costOfWords(query: URLSearchParams, filters: readonly string[]): number {
  const words = Object.entries(searchedWords).map(([name, most]) =>
    Math.min(most, query.get(name)?.match(/\S+/g)?.length ?? 0)
  )
  const set = filters.filter(name => query.get(name))
  return (words.reduce((sum, count) => sum + count, 0) + set.length) * requestCosts.word
}

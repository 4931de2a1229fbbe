import type { CandidateSummary } from '#site/lib/api.ts'

/** The words of a filter box as they are compared: without accents, capitals and endings of gender and number. */
export function stemWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (word.length > 3 ? word.replace(/(?:[aeo]s?|s)$/, '') : word))
}

/** Each word that is looked for begins a word that is there. */
export function containsWords(content: string, wanted: string): boolean {
  const there = stemWords(content)
  return stemWords(wanted).every(word => there.some(one => one.startsWith(word)))
}

/** What is loaded already can be filtered at once, much as the server would. */
export function matchesFilter(
  profile: CandidateSummary,
  { text, location }: { text: string; location: string }
): boolean {
  const { fullName, description, experience, skills, location: place } = profile
  const content = [fullName, description, experience, skills, place].join(' ')
  return containsWords(content, text) && containsWords(place ?? '', location)
}

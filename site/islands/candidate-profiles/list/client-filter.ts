import { foldAccents } from '#services/platform/validation/characters.ts'
import type { CandidateSummary } from '#site/lib/api.ts'

/** Words without accents, capitals and endings of gender and number. */
function stemWords(text: string): string[] {
  return foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (word.length > 3 ? word.replace(/(?:[aeo]s?|s)$/, '') : word))
}

/** True when each wanted word is a prefix of a word of the content. */
export function containsWords(content: string, wanted: string): boolean {
  const stems = stemWords(content)
  return stemWords(wanted).every(word => stems.some(stem => stem.startsWith(word)))
}

/** Filters the loaded profiles at once, nearly as the server does. */
export function matchesFilter(
  profile: CandidateSummary,
  { text, location }: { text: string; location: string }
): boolean {
  const { fullName, description, experience, skills, location: place } = profile
  const content = [fullName, description, experience, skills, place].join(' ')
  return containsWords(content, text) && containsWords(place ?? '', location)
}

import { foldAccents } from '#services/platform/validation/characters.ts'

/** Words about the weight of a requirement, not about what it is. */
const weightWords = new Set(
  `se valora valorable valorara imprescindible necesario necesaria obligatorio minimo como saber tener
  de del la el los las en con un una y a al por`.split(/\s+/)
)

/** The requirements in the job's own words, without the sentences that its list of requirements has already. */
export function ownRequirements(
  text: string,
  groups: readonly { asks: readonly string[] }[]
): string {
  const listed = groups.flatMap(({ asks }) => asks.map(wordsOf))
  const isListed = (sentence: string) => {
    const words = wordsOf(sentence)
    return words.size > 0 && listed.some(ask => [...words].every(word => ask.has(word)))
  }
  return text
    .split('\n')
    .map(line =>
      line
        .split(/(?<=[.;]) +/)
        .filter(sentence => !isListed(sentence))
        .join(' ')
    )
    .filter((line, index, lines) => line !== '' || (lines[index - 1] ?? '') !== '')
    .join('\n')
    .trim()
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = foldAccents(text).split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter(word => word !== '' && !weightWords.has(word)))
}

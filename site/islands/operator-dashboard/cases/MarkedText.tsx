/** A text in which some words are marked wherever they stand. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <span className="text" dir="auto">
      {partsOf(text, words).map(({ start, part, isMarked }) =>
        isMarked ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>
      )}
    </span>
  )
}

interface Part {
  start: number
  part: string
  isMarked: boolean
}

export function partsOf(text: string, words: readonly string[]): Part[] {
  const marked = words
    .filter(word => word !== '')
    .sort((a, b) => b.length - a.length)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (!marked.length) return [{ start: 0, part: text, isMarked: false }]
  let start = 0
  return text.split(new RegExp(`(${marked.join('|')})`)).flatMap((part, index) => {
    const from = start
    start += part.length
    return part === '' ? [] : [{ start: from, part, isMarked: index % 2 === 1 }]
  })
}

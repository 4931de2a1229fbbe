import { joinUnits } from '#services/platform/shared/formats.ts'
import { ownWords } from '#site/ui/own-words.ts'

interface Block {
  isList: boolean
  lines: string[]
}

const mark = /^\s*[-–—•*·]\s+/

/** A text that an employer wrote: blank lines separate paragraphs, and lines that begin with a dash are a list. */
export function UserText({ text }: { text: string }) {
  return (
    <div className="user-text stack gap-3" {...ownWords}>
      {blocksOf(text).map(({ isList, lines }, index) => {
        // Blocks have an order and no names.
        const key = `${index} ${lines[0]}`
        if (!isList) return <p key={key}>{lines.join('\n')}</p>
        return (
          <ul key={key}>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let last: Block | undefined
  for (const line of joinUnits(text).split('\n')) {
    if (line.trim() === '') {
      last = undefined
      continue
    }
    const isList = mark.test(line)
    if (!last || last.isList !== isList) {
      last = { isList, lines: [] }
      blocks.push(last)
    }
    last.lines.push(line.replace(mark, '').trim())
  }
  return blocks
}

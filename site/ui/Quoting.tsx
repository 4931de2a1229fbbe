import { ownWords } from './own-words.ts'

/** A sentence of ours that quotes what others wrote, which has a language of its own. */
export function Quoting({ text }: { text: string }) {
  return text.split(/(«[^»]*»|“[^”]*”)/).map((part, index) =>
    index % 2 ? (
      <span key={part} {...ownWords}>
        {part}
      </span>
    ) : (
      part
    )
  )
}

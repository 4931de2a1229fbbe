import { useState } from 'react'
import { formatCount } from '#services/platform/shared/formats.ts'
import { DelayedAnnouncement } from '../feedback/DelayedAnnouncement.tsx'
import { fieldInputProps, Field, type FieldProps } from './Field.tsx'
import { formWords } from '#services/words/words.ts'

interface Props extends FieldProps {
  min?: number
  max: number
  /** Longer input is cut, and the counter says so. */
  isCapped?: boolean
  /** A longer field that the whole of a cut text may be moved to. */
  longer?: { offer: string; done: string; move(text: string): void }
  rows?: number
}

/** Lines of text, with how many characters are left. */
export function TextAreaField(props: Props) {
  const { form, name, min = 0, max, isCapped, longer, rows = 4 } = props
  const [cut, setCut] = useState<string>()
  const [isMoved, setMoved] = useState(false)
  const id = form.id(name)
  const value = form.values[name] ?? ''
  const length = trimmedLength(value)

  function change(typed: string) {
    const isTooLong = trimmedLength(typed) > max
    setCut(isCapped && isTooLong ? typed : undefined)
    setMoved(false)
    form.set(name, isCapped ? [...typed].slice(0, max).join('') : typed)
  }

  const text = cut ? formWords.cutTo(max) : counterText(length, min, max)
  const tone = length > max ? 'over' : length > 0 && length < min ? 'short' : ''
  return (
    <Field {...props}>
      <textarea
        className="input"
        dir="auto"
        rows={rows}
        {...fieldInputProps(props, 'counter')}
        value={value}
        onChange={event => change(event.target.value)}
      />
      <p className={`counter ${tone}`} id={`${id}-counter`}>
        {text}
      </p>
      {longer && cut && !isMoved && (
        <button
          className="button quiet slim at-start"
          type="button"
          onClick={() => {
            longer.move(cut)
            setMoved(true)
          }}
        >
          {longer.offer}
        </button>
      )}
      {longer && isMoved && <p className="hint">{longer.done}</p>}
      <DelayedAnnouncement text={length ? text : ''} />
    </Field>
  )
}

const trimmedLength = (text: string) => [...text.trim()].length

function counterText(length: number, min: number, max: number): string {
  const over = length - max
  if (over > 0) {
    return formWords.over(over, formatCount(over, formWords.character, formWords.characters))
  }
  const left = formatCount(max - length, formWords.character, formWords.characters)
  return formWords.left(max - length, left) + (length < min ? formWords.least(min) : '')
}

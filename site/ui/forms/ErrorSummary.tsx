import { type MouseEvent, useEffect, useRef } from 'react'
import type { Form } from './use-form.ts'
import { formWords } from '#services/words/words.ts'

/** Errors above the form; each links to its field. */
export function ErrorSummary({ form }: { form: Form }) {
  const box = useRef<HTMLDivElement>(null)
  const { attempts, errors, failure, id } = form
  const isWrong = errors.length > 0 || failure !== undefined
  useEffect(() => {
    if (attempts) box.current?.focus()
  }, [attempts])
  if (!isWrong) return null
  return (
    <div className="summary" ref={box} tabIndex={-1}>
      {/* A new key at each attempt: a screen reader reads the whole list. While a person types it reads only what changes. */}
      <div role="alert" aria-atomic="false" key={attempts}>
        <h2>{formWords.problem}</h2>
        {failure && <p>{failure}</p>}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${id(field)}`} onClick={event => focusField(event, id(field))}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Focuses the field and scrolls its label into view. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault()
  const field = document.getElementById(id)
  field?.closest('.field')?.scrollIntoView({ block: 'start' })
  field?.focus({ preventScroll: true })
}

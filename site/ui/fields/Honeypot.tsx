import { honeypotField } from '#services/platform/validation/honeypot.ts'
import type { Form } from '../forms/use-form.ts'
import { formWords } from '#services/words/words.ts'

/** A hidden field that bots fill in. */
export function Honeypot({ form }: { form: Form }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {formWords.leaveEmpty}{' '}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          value={form.values[honeypotField]}
          onChange={event => form.set(honeypotField, event.target.value)}
        />
      </label>
    </div>
  )
}

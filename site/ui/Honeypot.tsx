import type { Form } from './use-form.ts'

/** A hidden field that bots fill in. */
export function Honeypot({ form }: { form: Form }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Sitio web
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={form.values['website']}
          onChange={event => form.set('website', event.target.value)}
        />
      </label>
    </div>
  )
}

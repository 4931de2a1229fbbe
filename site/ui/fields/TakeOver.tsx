import { useEffect, useRef, useState } from 'react'
import { DelayedAnnouncement } from '../feedback/DelayedAnnouncement.tsx'
import type { FormValues } from '../forms/form-schema.ts'
import type { Form } from '../forms/use-form.ts'

export interface Proposal {
  sentence: string
  button: string
  /** The values that the button changes in the form. */
  changes: FormValues
  /** The sentence that confirms the change. */
  done: string
}

/** Offers to move what a text states into its field; only the button changes the form. */
export function TakeOver({ form, proposal }: { form: Form; proposal: Proposal | undefined }) {
  const [taken, setTaken] = useState<Proposal>()
  const isKept = Object.entries(taken?.changes ?? {}).every(
    ([name, value]) => form.values[name] === value
  )
  const done = useRef<HTMLParagraphElement>(null)
  // The button is gone, and the focus with it.
  useEffect(() => {
    if (taken) done.current?.focus()
  }, [taken])

  function take(accepted: Proposal) {
    form.change(accepted.changes)
    setTaken(accepted)
  }

  return (
    <>
      {proposal && (
        <div className="notice stack">
          <p>{proposal.sentence}</p>
          <p className="row">
            <button className="button secondary slim" type="button" onClick={() => take(proposal)}>
              {proposal.button}
            </button>
          </p>
        </div>
      )}
      <DelayedAnnouncement text={proposal?.sentence ?? ''} />
      {taken && isKept && (
        <p className="muted small" tabIndex={-1} ref={done}>
          {taken.done}
        </p>
      )}
    </>
  )
}

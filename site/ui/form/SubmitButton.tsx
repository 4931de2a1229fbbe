import { PendingButton } from '#site/ui/button/PendingButton.tsx'
import type { Form } from './use-form.ts'

interface Props {
  form: Form
  text: string
  /** What it says while the answer is on its way: «Publicando…». */
  pending: string
}

/** It is never disabled: pressing it tells what is missing. */
export function SubmitButton({ form, text, pending }: Props) {
  return (
    <PendingButton
      className="button primary"
      type="submit"
      isPending={form.isPending}
      pending={pending}
    >
      {text}
    </PendingButton>
  )
}

import { PendingButton } from './PendingButton.tsx'
import type { Form } from './use-form.ts'

interface Props {
  form: Form
  text: string
  /** The text while the request is pending: «Publicando…». */
  pending: string
}

/** Never disabled: a submission shows what is missing. */
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

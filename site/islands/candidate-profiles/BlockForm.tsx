import { BlockByWords } from '#services/candidate-profiles/contract.ts'
import { blockWords } from '#services/candidate-profiles/limits.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { useForm } from '#site/ui/use-form.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { sendBlock, type VisibilityResponse } from './visibility.ts'

interface Props {
  onBlocked(changed: VisibilityResponse, text: string): void
}

/** Hides the candidate from employers by their name or place. */
export function BlockForm({ onBlocked }: Props) {
  const form = useForm({
    schema: BlockByWords,
    initial: { text: '' },
    prefix: 'invisible-',
    send: async request => ({ changed: await sendBlock(request), text: request.text }),
    onSuccess({ changed, text }) {
      form.change({ text: '' })
      onBlocked(changed, text)
    }
  })
  return (
    <ValidatedForm form={form}>
      <div className="add-row">
        <TextField
          form={form}
          name="text"
          label="Nombre de la empresa, o lugar"
          placeholder="Yeguada del Soto, Almonte…"
          maxLength={blockWords.max}
          autoComplete="off"
        />
        <PendingButton
          className="button secondary"
          type="submit"
          isPending={form.isPending}
          pending="Ocultando…"
        >
          Ocultarme
        </PendingButton>
      </div>
    </ValidatedForm>
  )
}

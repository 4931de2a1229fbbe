import { BlockByWords } from '#services/candidate-profiles/visibility-contract.ts'
import { blockWords } from '#events/limits/candidate-profiles.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { sendBlock, type VisibilityResponse } from './visibility.ts'
import { visibilityWords } from '#services/words/words.ts'

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
      <div className="row add-row">
        <TextField
          form={form}
          name="text"
          label={visibilityWords.companyOrPlace}
          placeholder={visibilityWords.example}
          maxLength={blockWords.max}
          autoComplete="off"
        />
        <PendingButton
          className="button secondary"
          type="submit"
          isPending={form.isPending}
          pending={visibilityWords.hiding}
        >
          {visibilityWords.hide}
        </PendingButton>
      </div>
    </ValidatedForm>
  )
}

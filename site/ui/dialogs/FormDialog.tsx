import type { ReactNode } from 'react'
import { ValidatedForm } from '../forms/ValidatedForm.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import type { Form } from '../forms/use-form.ts'
import { closeDialog, Dialog } from './Dialog.tsx'
import { formWords } from '#services/words/words.ts'

interface Props {
  title: string
  /** Content above the fields and their errors. */
  intro?: ReactNode
  form: Form
  /** The text of the button: «Publicar perfil». */
  action: string
  pending: string
  onClose(): void
  children: ReactNode
}

/** A form in a dialog. */
export function FormDialog({ title, intro, form, action, pending, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <ValidatedForm form={form} intro={intro}>
        {children}
        <div className="actions">
          <SubmitButton form={form} text={action} pending={pending} />
          <button className="button secondary" type="button" onClick={closeDialog}>
            {formWords.cancel}
          </button>
        </div>
      </ValidatedForm>
    </Dialog>
  )
}

import { DeleteUser } from '#services/users/contract.ts'
import { maxDeletionReasonLength } from '#services/users/shared/limits.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { CurrentPasswordField } from '#site/ui/fields/CurrentPasswordField.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { HiddenUsername } from './HiddenUsername.tsx'

interface Props {
  user: CurrentUser
  onDeleted(message: string): void
  onFailed(message: string): void
  onClose(): void
}

/** A wrong password leaves the dialog open; any other failure closes it. */
export function DeleteAccountDialog({ user, onDeleted, onFailed, onClose }: Props) {
  const param = { id: user.id }
  const form = useForm({
    schema: DeleteUser,
    initial: { currentPassword: '', reason: '' },
    send: json => callApi(apiClient.users[':id'].$delete({ param, json })),
    onSuccess: ({ message }) => onDeleted(message),
    onFailure: onFailed,
    prefix: 'delete-'
  })
  return (
    <Dialog title="¿Eliminar tu cuenta?" onClose={onClose} kind="confirm">
      <ValidatedForm
        form={form}
        intro={<p>Se borrarán tu perfil, tus anuncios y tus aplicaciones. No se puede deshacer.</p>}
      >
        <HiddenUsername username={user.username} />
        <CurrentPasswordField form={form} />
        <TextAreaField
          form={form}
          name="reason"
          label="¿Por qué te vas?"
          max={maxDeletionReasonLength}
          rows={3}
          isOptional
        />
        <div className="actions">
          <button className="button secondary" type="button" onClick={onClose}>
            Cancelar
          </button>
          <PendingButton
            className="button danger filled"
            type="submit"
            isPending={form.isPending}
            pending="Eliminando…"
          >
            Eliminar cuenta
          </PendingButton>
        </div>
      </ValidatedForm>
    </Dialog>
  )
}

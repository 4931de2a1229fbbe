import { DeleteUser } from '#services/users/contract.ts'
import { maxDeletionReasonLength } from '#events/limits/users.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { closeDialog, Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { CurrentPasswordField } from '#site/ui/fields/CurrentPasswordField.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { HiddenUsername } from './HiddenUsername.tsx'
import { formWords, myDataWords } from '#services/words/words.ts'

interface Props {
  user: CurrentUser
  onDeleted(): void
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
    onSuccess: onDeleted,
    onFailure: onFailed,
    prefix: 'delete-'
  })
  return (
    <Dialog
      title={myDataWords.deleteQuestion}
      onClose={onClose}
      question={myDataWords.cannotBeUndone(user.userType === 'employer')}
    >
      <ValidatedForm form={form}>
        <HiddenUsername username={user.username} />
        <CurrentPasswordField form={form} />
        <TextAreaField
          form={form}
          name="reason"
          label={myDataWords.whyLeave}
          max={maxDeletionReasonLength}
          rows={3}
          isOptional
        />
        <div className="actions">
          <button className="button secondary" type="button" onClick={closeDialog}>
            {formWords.cancel}
          </button>
          <PendingButton
            className="button danger filled"
            type="submit"
            isPending={form.isPending}
            pending={myDataWords.deleting}
          >
            {myDataWords.deleteAccount}
          </PendingButton>
        </div>
      </ValidatedForm>
    </Dialog>
  )
}

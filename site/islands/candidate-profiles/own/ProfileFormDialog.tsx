import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import {
  apiClient,
  callApi,
  type CandidateProfileResponse,
  type CurrentUser
} from '#site/lib/api.ts'
import type { DataController } from '#services/pages/shared/contract.ts'
import { failureToast } from '#site/ui/toasts/toast.ts'
import { ProfileDataNotice } from './ProfileDataNotice.tsx'
import { ProfileFormFields } from './ProfileFormFields.tsx'
import { newProfileValues, toProfileRequest, profileFormRules } from './profile-form.ts'
import { ownProfileWords } from '#services/words/words.ts'

interface Props {
  user: CurrentUser
  dataController: DataController
  onClose(): void
  onDone(published: CandidateProfileResponse): void
}

/** Publishes a profile. */
export function ProfileFormDialog({ user, dataController, onClose, onDone: onSuccess }: Props) {
  const { schema, maxOf } = profileFormRules('')
  const form = useForm({
    schema,
    initial: newProfileValues(user),
    toRequest: toProfileRequest,
    send: json => callApi(apiClient['candidate-profiles'].$post({ json })),
    onSuccess,
    onFailure: message => failureToast(ownProfileWords.error)(ownProfileWords.notCreated(message))
  })
  return (
    <FormDialog
      title={ownProfileWords.publishYours}
      intro={<p className="muted">{ownProfileWords.publishText}</p>}
      form={form}
      action={ownProfileWords.publish}
      pending={ownProfileWords.publishing}
      onClose={onClose}
    >
      <ProfileFormFields form={form} max={maxOf(form.values)} />
      <ProfileDataNotice controller={dataController} />
    </FormDialog>
  )
}

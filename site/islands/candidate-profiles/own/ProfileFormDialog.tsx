import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import {
  apiClient,
  callApi,
  type CandidateProfileResponse,
  type CurrentUser
} from '#site/lib/api.ts'
import type { DataController } from '#services/pages/shared/contract.ts'
import { failureToast } from '#site/ui/feedback/toast.ts'
import { ProfileDataNotice } from './ProfileDataNotice.tsx'
import { ProfileFormFields } from './ProfileFormFields.tsx'
import { newProfileValues, toProfileRequest, profileFormRules } from './profile-form.ts'

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
    onFailure: message => failureToast('Error')(`No se pudo crear el perfil: ${message}`)
  })
  return (
    <FormDialog
      title="Publica tu perfil"
      intro={
        <p className="muted">
          Las empresas te encontrarán en la lista de candidatos. Puedes cambiarlo o eliminarlo
          cuando quieras.
        </p>
      }
      form={form}
      action="Publicar perfil"
      pending="Publicando…"
      onClose={onClose}
    >
      <ProfileFormFields form={form} max={maxOf(form.values)} />
      <ProfileDataNotice controller={dataController} />
    </FormDialog>
  )
}

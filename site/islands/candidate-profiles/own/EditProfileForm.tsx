import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient, type CandidateProfileResponse } from '#site/lib/api.ts'
import type { DataController } from '#services/pages/shared/contract.ts'
import { readPageData } from '#site/lib/read-page-data.ts'
import { flash, toast } from '#site/ui/feedback/toast.ts'
import { profileDescriptionLength } from '#services/candidate-profiles/shared/limits.ts'
import { ProfileDataNotice } from './ProfileDataNotice.tsx'
import { ProfileFormFields } from './ProfileFormFields.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'
import { profileValues, toProfileRequest, profileFormRules } from './profile-form.ts'

const ownProfilesPath = '/candidates?tab=mis-perfiles'

export function EditProfileForm({ profile }: { profile: CandidateProfileResponse }) {
  const { id, description } = profile
  const { schema, validate, maxOf, isLong } = profileFormRules(description)
  const dataController = readPageData<{ dataController: DataController }>()?.dataController
  const form = useForm({
    schema,
    validate,
    initial: profileValues(profile),
    toRequest: toProfileRequest,
    send: json => callApi(apiClient['candidate-profiles'][':id'].$put({ param: { id }, json })),
    onSuccess: returnToOwnProfiles,
    onFailure: showUpdateError
  })
  return (
    <div className="stack">
      <h1>Editar perfil</h1>
      <div className="form-with-preview">
        <ValidatedForm form={form} className="panel">
          {isLong && (
            <p className="notice">
              Tu descripción es más larga de lo que ahora admite el formulario. Puedes dejarla como
              está; si la cambias, tendrá que caber en {profileDescriptionLength.maxInForm}{' '}
              caracteres.
            </p>
          )}
          <ProfileFormFields form={form} max={maxOf(form.values)} />
          {dataController && <ProfileDataNotice controller={dataController} />}
          <div className="row">
            <SubmitButton form={form} text="Guardar cambios" pending="Guardando…" />
            <a className="button secondary" href={ownProfilesPath}>
              Cancelar
            </a>
          </div>
        </ValidatedForm>
        <ProfilePreview values={form.values} />
      </div>
    </div>
  )
}

function returnToOwnProfiles(): Promise<never> {
  flash({ title: 'Perfil actualizado', description: 'Los cambios ya se ven en tu perfil.' })
  location.replace(ownProfilesPath)
  return new Promise(() => {})
}

function showUpdateError(message: string): void {
  const description = `No se pudo actualizar el perfil: ${message}`
  toast({ title: 'Error', description, variant: 'destructive' })
}

import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient, type CandidateProfileResponse } from '#site/lib/api.ts'
import type { DataController } from '#services/pages/shared/contract.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { failureToast, flash } from '#site/ui/toasts/toast.ts'
import { profileDescriptionLength, profileAge } from '#events/limits/candidate-profiles.ts'
import { ProfileDataNotice } from './ProfileDataNotice.tsx'
import { ProfileFormFields } from './ProfileFormFields.tsx'
import { profileValues, toProfileRequest, profileFormRules } from './profile-form.ts'
import { experiences } from '#events/job-content/facets.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { CandidateHeader } from '../person/CandidateHeader.tsx'
import { shortDescription } from '../person/card-text.ts'
import { Skills } from '../person/Skills.tsx'
import { candidateWords, formWords, ownProfileWords, speech } from '#services/words/words.ts'

const ownProfilesPath = speech.path('/candidates?tab=mis-perfiles')

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
    onFailure: message => failureToast(ownProfileWords.error)(ownProfileWords.notUpdated(message))
  })
  return (
    <div className="stack">
      <h1>{ownProfileWords.editTitle}</h1>
      <div className="stack gap-6 at-top form-with-preview">
        <ValidatedForm form={form} className="panel">
          {isLong && (
            <p className="notice">{ownProfileWords.longText(profileDescriptionLength.maxInForm)}</p>
          )}
          <ProfileFormFields form={form} max={maxOf(form.values)} />
          {dataController && <ProfileDataNotice controller={dataController} />}
          <div className="row">
            <SubmitButton
              form={form}
              text={ownProfileWords.save}
              pending={ownProfileWords.saving}
            />
            <a className="button secondary" href={ownProfilesPath}>
              {formWords.cancel}
            </a>
          </div>
        </ValidatedForm>
        <ProfilePreview values={form.values} />
      </div>
    </div>
  )
}

function returnToOwnProfiles(): Promise<never> {
  flash({ title: ownProfileWords.updated, description: ownProfileWords.updatedText })
  location.replace(ownProfilesPath)
  return new Promise(() => {})
}

/** The card that the list will show, updated while the form is filled in. */
function ProfilePreview({ values }: { values: FormValues }) {
  const { fullName, age, location, experience, description = '', skills } = values
  const profile = {
    fullName: fullName || ownProfileWords.yourName,
    location: location || null,
    experience: experiences.find(level => level === experience) ?? null
  }
  return (
    <aside className="preview gap-3 sticky" aria-labelledby="vista-previa">
      <h2 id="vista-previa">{ownProfileWords.inList}</h2>
      <div className="card">
        <CandidateHeader
          profile={profile}
          age={candidateWords.age(Number(age) || profileAge.min)}
        />
        <p className="text" dir="auto">
          {shortDescription(description)}
        </p>
        <Skills skills={skills ?? null} />
      </div>
      <p className="muted small">{ownProfileWords.inListText}</p>
    </aside>
  )
}

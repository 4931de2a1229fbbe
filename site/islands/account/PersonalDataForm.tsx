import { type FormEvent, useState } from 'react'
import { ReviseEmployer, ReviseUser } from '#services/users/contract.ts'
import { CurrentPasswordField } from '#site/ui/fields/CurrentPasswordField.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { companyNameInput } from '#site/ui/forms/account-inputs.ts'
import { BioField } from '#site/ui/fields/BioField.tsx'
import { EmailField } from '#site/ui/fields/EmailField.tsx'
import { locationInput, nameInput, phoneInput, TextField } from '#site/ui/fields/TextField.tsx'
import { accountNameLabels } from '#site/lib/labels.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { failureToast, toast } from '#site/ui/toasts/toast.ts'
import { HiddenUsername } from './HiddenUsername.tsx'
import { PictureField } from './PictureField.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { accountWords, formWords } from '#services/words/words.ts'

interface Props {
  user: CurrentUser
  onSaved(): void
  onCancel(): void
}

export function PersonalDataForm({ user, onSaved, onCancel }: Props) {
  const [isUploading, setUploading] = useState(false)
  const param = { id: user.id }
  const isEmployer = user.userType === 'employer'
  const form = useForm({
    schema: isEmployer ? ReviseEmployer : ReviseUser,
    initial: userFormValues(user),
    send: json => callApi(apiClient.users[':id'].$put({ param, json: withErasedFields(json) })),
    onSuccess: changed => {
      setSessionUser(changed)
      toast({ title: accountWords.profileUpdated, description: accountWords.dataSaved })
      onSaved()
    },
    onFailure: failureToast(accountWords.updateFailed)
  })
  function submit(event: FormEvent) {
    if (isUploading) event.preventDefault()
    else form.submit(event)
  }
  return (
    <ValidatedForm form={form} className="column" onSubmit={submit}>
      <PictureField form={form} user={user} onUploading={setUploading} />
      {isEmployer ? (
        <TextField form={form} name="fullName" {...companyNameInput} />
      ) : (
        <TextField form={form} name="fullName" label={accountNameLabels.applicant} {...nameInput} />
      )}
      <EmailField form={form} name="email" label={accountWords.email} />
      {isNewEmail(form.values['email'] ?? '', user.email) && (
        <>
          <HiddenUsername username={user.username} />
          <CurrentPasswordField form={form} hint={accountWords.passwordForEmail} />
        </>
      )}
      <TextField form={form} name="phone" label={accountWords.phone} isOptional {...phoneInput} />
      <TextField form={form} name="location" {...locationInput} />
      <BioField form={form} isEmployer={isEmployer} />
      <div className="row">
        <SubmitButton
          form={{ ...form, isPending: form.isPending || isUploading }}
          text={accountWords.saveChanges}
          pending={isUploading ? accountWords.uploading : accountWords.saving}
        />
        <button className="button secondary" type="button" onClick={onCancel}>
          {formWords.cancel}
        </button>
      </div>
    </ValidatedForm>
  )
}

/** The server ignores the case of an address, and how its domain is written. */
function isNewEmail(typed: string, stored: string): boolean {
  return shownEmail(typed.trim().toLowerCase()) !== shownEmail(stored)
}

/** The server keeps a field that is left out. */
function withErasedFields(request: ReviseUser) {
  const { phone = null, location = null, bio = null, profilePicture = null } = request
  return { ...request, phone, location, bio, profilePicture }
}

function userFormValues({ fullName, email, phone, location, bio, profilePicture }: CurrentUser) {
  return {
    profilePicture: profilePicture ?? '',
    fullName,
    email: shownEmail(email),
    currentPassword: '',
    phone: phone ?? '',
    location: location ?? '',
    bio: bio ?? ''
  }
}

import { maxPlaceLength } from '#events/limits/users.ts'
import {
  maxSkills,
  profileAge,
  profileDescriptionLength,
  adultAge
} from '#events/limits/candidate-profiles.ts'
import { experiences } from '#events/job-content/facets.ts'
import { provinceNames } from '#services/jobs/shared/provinces.ts'
import { ContactInText } from '#site/ui/fields/ContactInText.tsx'
import { PlaceField } from '#site/ui/fields/PlaceField.tsx'
import { SelectField } from '#site/ui/fields/SelectField.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { EmailField } from '#site/ui/fields/EmailField.tsx'
import { nameInput, phoneInput, TextField } from '#site/ui/fields/TextField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { seenAsMinor } from '../visibility/visibility.ts'
import { ProfileTermFields } from './ProfileTermFields.tsx'
import { experienceLabels, profileFieldWords } from '#services/words/words.ts'

const phone = { name: 'contactPhone', label: profileFieldWords.phone }
const email = { name: 'contactEmail', label: profileFieldWords.email }

/** Fields of a profile, in the dialog and on the edit page. */
export function ProfileFormFields({ form, max }: { form: Form; max: number }) {
  const age = Number(form.values['age'])
  const isMinor = age >= profileAge.min && age < adultAge
  return (
    <>
      <TextField form={form} name="fullName" label={profileFieldWords.fullName} {...nameInput} />
      <div>
        <TextField
          form={form}
          name="age"
          label={profileFieldWords.age}
          hint={profileFieldWords.ageHint(profileAge.min, profileAge.max)}
          inputMode="numeric"
          kind="age"
        />
        <p className={isMinor ? 'notice below-field' : ''} role="status">
          {isMinor && (
            <>
              {seenAsMinor()}{' '}
              <a href="/menores" target="_blank" rel="noopener">
                {profileFieldWords.aboutMinors}
              </a>
            </>
          )}
        </p>
      </div>
      <TextField form={form} {...phone} hint={profileFieldWords.phoneHint} {...phoneInput} />
      <EmailField form={form} {...email} hint={profileFieldWords.emailHint} isOptional />
      <TextAreaField
        form={form}
        name="description"
        label={profileFieldWords.description}
        hint={profileFieldWords.descriptionHint}
        min={profileDescriptionLength.min}
        max={max}
      />
      <ContactInProfile form={form} name="description" />
      <PlaceField form={form} others={provinceNames} maxLength={maxPlaceLength} isOptional />
      <SelectField
        form={form}
        name="experience"
        label={profileFieldWords.experience}
        options={experiences}
        labels={experienceLabels}
        none={profileFieldWords.notSaid}
        isOptional
      />
      <TextField
        form={form}
        name="skills"
        label={profileFieldWords.skills}
        hint={profileFieldWords.skillsHint(maxSkills)}
        autoComplete="off"
        isOptional
      />
      <ContactInProfile form={form} name="skills" />
      <ProfileTermFields form={form} />
    </>
  )
}

function ContactInProfile({ form, name }: { form: Form; name: string }) {
  const reason = profileFieldWords.readByAll
  return <ContactInText form={form} name={name} phone={phone} email={email} reason={reason} />
}

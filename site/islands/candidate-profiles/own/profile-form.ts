import * as z from 'zod/mini'
import {
  CandidateProfileForm,
  PublishCandidateProfile
} from '#services/candidate-profiles/contract.ts'
import { profileDescriptionLength } from '#services/candidate-profiles/shared/limits.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import type { FormFieldError } from '#site/ui/forms/form-validation.ts'
import type { CandidateProfileResponse, CurrentUser } from '#site/lib/api.ts'
import { termRequest, termValues } from './profile-term-values.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'

/** Initial values of a new profile, from the account. */
export function newProfileValues({ fullName, phone, email, location }: CurrentUser): FormValues {
  return {
    fullName,
    age: '',
    contactPhone: phone ?? '',
    contactEmail: shownEmail(email),
    location: location ?? '',
    experience: '',
    description: '',
    skills: '',
    ...termValues({})
  }
}

export function profileValues(profile: CandidateProfileResponse): FormValues {
  return {
    fullName: profile.fullName,
    age: profile.ageBand ? String(profile.age) : '',
    contactPhone: profile.contactPhone ?? '',
    contactEmail: shownEmail(profile.contactEmail ?? ''),
    location: profile.location ?? '',
    experience: profile.experience ?? '',
    description: profile.description,
    skills: profile.skills ?? '',
    ...termValues(profile)
  }
}

/** An empty age becomes 0, which the schema refuses; the API's default of 25 is not for forms. */
export function toProfileRequest(values: FormValues): unknown {
  const age = values['age']?.trim()
  const { fullName, contactPhone, contactEmail, location, experience, description, skills } = values
  const texts = { fullName, contactPhone, contactEmail, location, experience, description, skills }
  return { ...texts, age: age ? Number(age) : 0, ...termRequest(values) }
}

const LongProfileForm = z.extend(CandidateProfileForm, {
  description: PublishCandidateProfile.shape.description
})

/** The form allows 100 characters; a longer description that is stored already may stay as it is. */
export function profileFormRules(stored: string) {
  const isLong = [...stored].length > profileDescriptionLength.maxInForm
  const isKept = ({ description = '' }: FormValues) => isLong && description.trim() === stored
  return {
    isLong,
    schema: isLong ? LongProfileForm : CandidateProfileForm,
    validate: (values: FormValues) => (isLong && !isKept(values) ? descriptionErrors(values) : []),
    /** Characters that the counter allows. */
    maxOf: (values: FormValues) =>
      isKept(values) ? [...stored].length : profileDescriptionLength.maxInForm
  }
}

function descriptionErrors({ description }: FormValues): FormFieldError[] {
  const issues = CandidateProfileForm.shape.description.safeParse(description).error?.issues ?? []
  return issues.map(({ message }) => ({ field: 'description', message }))
}

import * as z from 'zod/mini'
import {
  CandidateProfileForm,
  PublishCandidateProfile
} from '#services/candidate-profiles/contract.ts'
import { profileDescriptionLength } from '#services/candidate-profiles/limits.ts'
import type { FormValues } from '#site/ui/use-form.ts'
import type { CandidateProfileResponse, CurrentUser } from '#site/lib/api.ts'

/** Initial values of a new profile, from the account. */
export function newProfileValues({ fullName, phone, email, location }: CurrentUser): FormValues {
  return {
    fullName,
    age: '',
    contactPhone: phone ?? '',
    contactEmail: email,
    location: location ?? '',
    experience: '',
    description: '',
    skills: ''
  }
}

export function profileValues(profile: CandidateProfileResponse): FormValues {
  return {
    fullName: profile.fullName,
    age: profile.ageBand ? String(profile.age) : '',
    contactPhone: profile.contactPhone ?? '',
    contactEmail: profile.contactEmail ?? '',
    location: profile.location ?? '',
    experience: profile.experience ?? '',
    description: profile.description,
    skills: profile.skills ?? ''
  }
}

/** An empty age becomes 0, which the schema refuses; the API's default of 25 is not for forms. */
export function toProfileRequest(values: FormValues): unknown {
  const age = values['age']?.trim()
  return { ...values, age: age ? Number(age) : 0 }
}

const LongProfileForm = z.extend(CandidateProfileForm, {
  description: PublishCandidateProfile.shape.description
})

/** The form allows 100 characters, or 500 when the stored text is already longer. */
export function profileFormRules(description: string) {
  const isLong = [...description].length > profileDescriptionLength.maxInForm
  return {
    schema: isLong ? LongProfileForm : CandidateProfileForm,
    max: isLong ? profileDescriptionLength.max : profileDescriptionLength.maxInForm
  }
}

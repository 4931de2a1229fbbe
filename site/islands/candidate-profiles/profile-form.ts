import * as z from 'zod/mini'
import {
  CandidateProfileForm,
  PublishCandidateProfile
} from '#services/candidate-profiles/contract.ts'
import { profileDescriptionLength } from '#services/candidate-profiles/limits.ts'
import type { FormValues } from '#site/ui/form/use-form.ts'
import type { CandidateProfileResponse, CurrentUser } from '#site/lib/api.ts'

/** A new profile begins with what is known of its owner. */
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
    age: String(profile.age),
    contactPhone: profile.contactPhone,
    contactEmail: profile.contactEmail ?? '',
    location: profile.location ?? '',
    experience: profile.experience ?? '',
    description: profile.description,
    skills: profile.skills ?? ''
  }
}

/** An age that was not typed is no age: the form never sends one that somebody has not given. */
export function toProfileRequest(values: FormValues): unknown {
  const age = values['age']?.trim()
  return { ...values, age: age ? Number(age) : 0 }
}

const LongProfileForm = z.extend(CandidateProfileForm, {
  description: PublishCandidateProfile.shape.description
})

/** The form takes 100 characters; a text that is stored longer keeps its room. */
export function profileFormRules(description: string) {
  const isLong = [...description].length > profileDescriptionLength.maxInForm
  return {
    schema: isLong ? LongProfileForm : CandidateProfileForm,
    max: isLong ? profileDescriptionLength.max : profileDescriptionLength.maxInForm
  }
}

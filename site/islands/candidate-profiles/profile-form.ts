import * as z from 'zod/mini'
import {
  CandidateProfileForm,
  profileDescriptionLength,
  PublishCandidateProfile
} from '#services/candidate-profiles/contract.ts'
import type { Values } from '#site/ui/form/use-form.ts'
import type { CandidateProfile, User } from '#site/lib/api.ts'

/** A new profile begins with what is known of its owner. */
export function offerOf({ fullName, phone, email, location }: User): Values {
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

export function offerIn(profile: CandidateProfile): Values {
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
export function readOffer(values: Values): unknown {
  const age = values['age']?.trim()
  return { ...values, age: age ? Number(age) : 0 }
}

const LongOffer = z.extend(CandidateProfileForm, {
  description: PublishCandidateProfile.shape.description
})

/** The form takes 100 characters; a text that is stored longer keeps its room. */
export function rulesFor(description: string) {
  const isLong = [...description].length > profileDescriptionLength.maxInForm
  return {
    schema: isLong ? LongOffer : CandidateProfileForm,
    max: isLong ? profileDescriptionLength.max : profileDescriptionLength.maxInForm
  }
}

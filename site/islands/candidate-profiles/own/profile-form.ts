import * as z from 'zod/mini'
import {
  CandidateProfileForm,
  PublishCandidateProfile
} from '#services/candidate-profiles/contract.ts'
import { profileDescriptionLength } from '#events/limits/candidate-profiles.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import type { FormFieldError } from '#site/ui/forms/form-validation.ts'
import type { CandidateProfileResponse, CurrentUser } from '#site/lib/api.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { availableNow, anyDistance } from '#events/job-content/vocabulary.ts'
import { noChoice, yesChoice } from '#site/ui/forms/yes-no.ts'
import { readNumber, writeNumber } from '#site/ui/fields/number-text.ts'

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

const listNames = ['roles', 'disciplines', 'carnes', 'titles', 'languages', 'knows'] as const
const flagNames = ['wantsHousing', 'hasHorse'] as const
const numberNames = ['galope', 'years'] as const

/** The terms of a profile as texts, one a field. */
function termValues(profile: Partial<CandidateProfileResponse>): FormValues {
  const { place = '', radius = '', availableFrom = '' } = profile
  const isNow = availableFrom === availableNow
  return {
    place,
    radius: String(radius),
    availableNow: isNow ? yesChoice : '',
    availableFrom: isNow ? '' : availableFrom,
    ...texts(numberNames, name => writeNumber(profile[name])),
    ...texts(listNames, name => profile[name]?.join(' ') ?? ''),
    ...texts(flagNames, name =>
      profile[name] === undefined ? '' : profile[name] ? yesChoice : noChoice
    )
  }
}

/** The terms of a request; empty ones are left out. */
function termRequest(values: FormValues): Record<string, unknown> {
  const { place, radius, availableFrom } = values
  const start = values['availableNow'] === yesChoice ? availableNow : availableFrom
  return {
    ...(place && { place }),
    ...(radius && { radius: radius === anyDistance ? radius : Number(radius) }),
    ...(start && { availableFrom: start }),
    ...said(numberNames, values, readNumber),
    ...said(listNames, values, text => text.split(' ')),
    ...said(flagNames, values, text => text === yesChoice)
  }
}

function texts<Name extends string>(names: readonly Name[], write: (name: Name) => string) {
  return Object.fromEntries(names.map(name => [name, write(name)]))
}

function said(names: readonly string[], values: FormValues, read: (text: string) => unknown) {
  const given = names.flatMap(name => (values[name]?.trim() ? [[name, read(values[name])]] : []))
  return Object.fromEntries(given)
}

import { maxNameLength, maxPlaceLength, phoneDigits } from '#events/limits/users.ts'
import * as z from 'zod/mini'
import { experiences } from '#events/job-content/facets.ts'
import { allOptional } from '#services/platform/validation/all-fields.ts'
import { email, phone } from '#services/platform/validation/fields.ts'
import { optional, optionalText, text } from '#services/platform/validation/text.ts'
import {
  maxSkills,
  profileAge,
  profileDescriptionLength,
  maxSkillsLength,
  minProfileName,
  minProfilePhone
} from '#events/limits/candidate-profiles.ts'
import { parseSkills } from './shared/skills.ts'
import { candidateTermRequest } from './terms-contract.ts'
import { fieldRefusals, profileFieldRefusals } from '#services/words/words.ts'

const age = z
  .int(profileFieldRefusals['age-invalid'])
  .check(
    z.minimum(profileAge.min, profileFieldRefusals['age-too-low'](profileAge.min)),
    z.maximum(profileAge.max, profileFieldRefusals['age-too-high'](profileAge.max))
  )

function description(max: number) {
  return text({
    multiline: true,
    min: [profileDescriptionLength.min, profileFieldRefusals['profile-description-too-short']],
    max: [max, profileFieldRefusals['profile-description-too-long'](max)]
  })
}

const skills = text({ max: [maxSkillsLength, profileFieldRefusals['skills-too-long']] }).check(
  z.overwrite(value => parseSkills(value).join(', ')),
  z.refine(value => parseSkills(value).length <= maxSkills, profileFieldRefusals['skills-too-many'])
)

const profileFields = {
  fullName: text({
    min: [minProfileName, profileFieldRefusals['profile-name-too-short']],
    max: [maxNameLength, fieldRefusals['name-too-long']]
  }),
  contactPhone: phone(
    [minProfilePhone, profileFieldRefusals['profile-phone-too-short']],
    [phoneDigits.max, fieldRefusals['phone-too-long']]
  ),
  contactEmail: optional(email(profileFieldRefusals['profile-email-invalid'])),
  experience: optional(z.enum(experiences, profileFieldRefusals['experience-unknown'])),
  location: optionalText({
    max: [maxPlaceLength, fieldRefusals['location-too-long']]
  }),
  skills: optional(skills),
  ...allOptional(candidateTermRequest)
}

export const PublishCandidateProfile = z.object({
  ...profileFields,
  /** For API clients without a form: a missing age, or 0, becomes 25; see `decide.ts`. */
  age: z.pipe(
    z.transform((value: unknown) =>
      value === null || value === '' || value === 0 ? undefined : value
    ),
    z.optional(age.check(z.meta({ default: 25 })))
  ),
  description: description(profileDescriptionLength.max)
})
export type PublishCandidateProfile = z.infer<typeof PublishCandidateProfile>

/** The form's stricter rules for a new profile. */
export const CandidateProfileForm = z.object({
  ...profileFields,
  age,
  description: description(profileDescriptionLength.maxInForm)
})

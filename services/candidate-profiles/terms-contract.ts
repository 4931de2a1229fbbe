import * as z from 'zod/mini'
import {
  anyDistance,
  askedLevels,
  askedSkills,
  availableNow,
  disciplines,
  roles
} from '#events/job-content/vocabulary.ts'
import { municipalityCode } from '#services/places/contract.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import { calendarDate, choices } from '#services/platform/validation/json-values.ts'
import { maxProfileDisciplines, maxRoles, maxYears } from '#events/limits/candidate-profiles.ts'
import { profileFieldRefusals } from '#services/words/words.ts'

const wrongRadius = profileFieldRefusals['travel-radius-unknown']
const wrongYears = profileFieldRefusals['years-invalid'](maxYears)
const wrongStart = profileFieldRefusals['start-invalid']

/** The terms of a candidate in the vocabulary of jobs; all are optional. */
export const candidateTermRequest = {
  roles: choices(roles, maxRoles, profileFieldRefusals['roles-invalid'](maxRoles)),
  disciplines: choices(
    disciplines,
    maxProfileDisciplines,
    profileFieldRefusals['disciplines-invalid'](maxProfileDisciplines)
  ),
  place: municipalityCode,
  radius: z.literal([...radiuses, anyDistance], wrongRadius),
  carnes: every(askedLevels.carne, profileFieldRefusals['licence-unknown']),
  galope: z.literal(
    askedLevels.galope,
    profileFieldRefusals['galope-unknown'](Math.max(...askedLevels.galope))
  ),
  titles: every(askedLevels.titulo, profileFieldRefusals['title-unknown']),
  languages: every(askedLevels.idioma, profileFieldRefusals['spoken-language-unknown']),
  knows: every(askedSkills, profileFieldRefusals['skill-unknown']),
  years: z.int(wrongYears).check(z.minimum(0, wrongYears), z.maximum(maxYears, wrongYears)),
  wantsHousing: z.boolean(profileFieldRefusals['housing-answer-unknown']),
  hasHorse: z.boolean(profileFieldRefusals['horse-answer-unknown']),
  availableFrom: z.union([z.literal(availableNow), calendarDate(wrongStart)], wrongStart)
}

function every<const T extends readonly [string, ...string[]]>(values: T, sentence: string) {
  return choices(values, values.length, sentence)
}

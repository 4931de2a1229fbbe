import * as z from 'zod/mini'
import { experiences } from '#events/job-content/facets.ts'
import { allOptional } from '#services/platform/validation/shapes.ts'
import { email, phone } from '#services/platform/validation/fields.ts'
import { optional, optionalText, text } from '#services/platform/validation/text.ts'
import {
  maxLocationLength,
  maxSkills,
  parseSkills,
  profileAge,
  profileDescriptionLength
} from './shared/limits.ts'
import { candidateTermRequest } from './terms-contract.ts'

const age = z
  .int('La edad debe ser un número entero')
  .check(
    z.minimum(profileAge.min, `La edad mínima es ${profileAge.min} años`),
    z.maximum(profileAge.max, `La edad máxima es ${profileAge.max} años`)
  )

function description(max: number) {
  return text({
    multiline: true,
    min: [profileDescriptionLength.min, 'La descripción debe tener al menos 20 caracteres'],
    max: [max, `La descripción no debe exceder los ${max} caracteres`]
  })
}

const skills = text({ max: [500, 'Las habilidades no pueden tener más de 500 caracteres'] }).check(
  z.overwrite(value => parseSkills(value).join(', ')),
  z.refine(
    value => parseSkills(value).length <= maxSkills,
    'Puedes indicar 10 habilidades como máximo'
  )
)

const profileFields = {
  fullName: text({
    visibleOnly: true,
    min: [3, 'El nombre debe tener al menos 3 caracteres'],
    max: [100, 'El nombre no puede tener más de 100 caracteres']
  }),
  contactPhone: phone(
    [9, 'El teléfono debe tener al menos 9 caracteres'],
    [15, 'El número de teléfono es demasiado largo']
  ),
  contactEmail: optional(email('El email debe ser válido')),
  experience: optional(z.enum(experiences, 'La experiencia no es una de las opciones')),
  location: optionalText({
    visibleOnly: true,
    max: [maxLocationLength, 'La ubicación no puede tener más de 120 caracteres']
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

import * as z from 'zod/mini'
import type { JobPhoto } from '#events/aggregates/job-schemas.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { jobOutcomes } from '#events/job-content/outcomes.ts'
import { photoSubjects } from '#events/job-content/vocabulary.ts'
import { email, phone } from '#services/platform/validation/fields.ts'
import { maxEmailLength, phoneDigits } from '#events/limits/users.ts'
import { allClearable, allOptional, allPartial } from '#services/platform/validation/all-fields.ts'
import { optional, optionalText, text } from '#services/platform/validation/text.ts'
import {
  jobDescriptionLength,
  maxAnswerLength,
  maxJobLineLength,
  maxDetailsLength,
  maxPhotos,
  maxRequirementsLength,
  minTitleLength
} from '#events/limits/jobs.ts'
import { municipalityCode } from '#services/places/contract.ts'
import { jobTermRequest } from './terms-contract.ts'

import { asciiEmail } from '#services/platform/validation/email-address.ts'
import { photoInvalid } from '../shared/refusals.ts'

const locationRequired = 'La ubicación es requerida'
const emailRequired = 'El email de contacto es obligatorio'
const emailInvalid = 'Debes proporcionar un email de contacto válido'
const validEmail = email(emailInvalid)

const jobTypeChoice = z.enum(jobTypes, 'Debes seleccionar un tipo de empleo')

/** The longest texts of a job, each with the message for a longer one. */
export const longestTexts = {
  title: [maxJobLineLength, `El título no puede tener más de ${maxJobLineLength} caracteres`],
  companyName: [
    maxJobLineLength,
    `El nombre de la empresa no puede tener más de ${maxJobLineLength} caracteres`
  ],
  location: [maxJobLineLength, `La ubicación no puede tener más de ${maxJobLineLength} caracteres`],
  description: [
    jobDescriptionLength.max,
    `La descripción no puede tener más de ${jobDescriptionLength.max} caracteres`
  ]
} satisfies Record<string, [number, string]>

const requiredFields = {
  title: text({
    min: [minTitleLength, `El título debe tener al menos ${minTitleLength} caracteres`],
    max: longestTexts.title
  }),
  companyName: text({
    min: [2, 'El nombre de la empresa es requerido'],
    max: longestTexts.companyName
  }),
  location: text({
    min: [2, locationRequired],
    max: longestTexts.location
  }),
  description: text({
    multiline: true,
    min: [
      jobDescriptionLength.min,
      `La descripción debe tener al menos ${jobDescriptionLength.min} caracteres`
    ],
    max: longestTexts.description
  }),
  jobType: jobTypeChoice,
  contactPhone: phone(
    [phoneDigits.min, 'El teléfono de contacto es obligatorio'],
    [phoneDigits.max, 'El número de teléfono es demasiado largo']
  ),
  contactEmail: text({ min: [5, emailRequired] }).check(
    z.refine(value => validEmail.safeParse(value).success, {
      error: ({ input }) => validEmail.safeParse(input).error?.issues[0]?.message
    }),
    z.overwrite(value => asciiEmail(value.toLowerCase())),
    z.meta({ maxLength: maxEmailLength, characters: 'email' })
  )
}

const photoPath = text({ min: [1, photoInvalid.message] }).check(
  z.regex(/^\/photos\/\w{1,64}\.webp$/, photoInvalid.message)
)
const wrongSubject = 'De una foto se dice que es de la vivienda, del centro o de los caballos'
const Photo = z.object(
  { path: photoPath, of: z.nullish(z.enum(photoSubjects, wrongSubject)) },
  photoInvalid.message
)

/** Photos that the employer has uploaded, each once: a path alone says nothing of what its photo shows. */
const Photos = z.pipe(
  z
    .array(z.union([Photo, photoPath]), photoInvalid.message)
    .check(z.maxLength(maxPhotos, `Las fotos son ${maxPhotos} como máximo`)),
  z.transform(given => {
    const photos = given.map(photo => (typeof photo === 'string' ? { path: photo } : photo))
    const paths = photos.map(({ path }) => path)
    return photos
      .filter(({ path }, index) => paths.indexOf(path) === index)
      .map(({ path, of }): JobPhoto => ({ path, ...(of && { of }) }))
  })
)

export const optionalFields = {
  requirements: text({
    multiline: true,
    max: [
      maxRequirementsLength,
      `Los requisitos no pueden tener más de ${maxRequirementsLength} caracteres`
    ]
  }),
  details: text({
    multiline: true,
    max: [maxDetailsLength, `Los detalles no pueden tener más de ${maxDetailsLength} caracteres`]
  }),
  experience: z.enum(experiences, 'La experiencia no está en la lista'),
  place: municipalityCode,
  photos: Photos,
  ...jobTermRequest
}

const jobFields = {
  ...requiredFields,
  location: optional(requiredFields.location),
  ...allOptional(optionalFields)
}

/** A call that gives only `place` gets its name as `location`. No field aborts: this check would not run then. */
export const PostJob = z.object(jobFields).check(
  z.refine(hasPlace, {
    error: locationRequired,
    path: ['location'],
    when: ({ value }) => value instanceof Object
  })
)
export type PostJob = z.infer<typeof PostJob>

function hasPlace({ location, place }: { location?: unknown; place?: unknown }): boolean {
  return Boolean(location || place)
}

/** The fields that are valid on their own; each is parsed alone. */
export function readValidFields(content: Record<string, unknown>): Partial<PostJob> {
  const valid = Object.entries(jobFields).map(([name, field]) => [
    name,
    z.safeParse(field, content[name]).data
  ])
  return Object.fromEntries(valid.filter(([, value]) => value !== undefined))
}

/** Only what changes: a field that is missing stays as it is, null or a blank text clears it. */
export const ReviseJob = z.object({
  ...allPartial(requiredFields),
  ...allClearable(optionalFields)
})
export type ReviseJob = z.infer<typeof ReviseJob>

export const CloseJob = z.object({
  outcome: z.enum(jobOutcomes, 'Di cómo se cierra el anuncio: aqui, otra-via o sin-cubrir'),
  /** The answer to each pending applicant. */
  message: optionalText({
    multiline: true,
    max: [maxAnswerLength, `El mensaje no puede tener más de ${maxAnswerLength} caracteres`]
  })
})
export type CloseJob = z.infer<typeof CloseJob>

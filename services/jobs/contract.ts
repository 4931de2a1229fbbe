import * as z from 'zod/mini'
import { radiuses } from '#events/places/radiuses.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { jobOutcomes } from '#events/job-content/outcomes.ts'
import {
  positiveInt,
  email,
  enumFilter,
  phone,
  searchText
} from '#services/platform/validation/fields.ts'
import { maxEmailLength } from '#services/platform/validation/characters.ts'
import { maxPageNumber } from '#services/platform/validation/search-params.ts'
import { allClearable, allOptional, allPartial } from '#services/platform/validation/shapes.ts'
import { optional, optionalText, text } from '#services/platform/validation/text.ts'
import {
  jobDescriptionLength,
  jobsPerPage,
  maxAnswerLength,
  maxJobLineLength,
  maxDetailsLength,
  maxPhotos,
  maxRequirementsLength
} from './limits.ts'
import { jobTermRequest } from './terms-contract.ts'

export { expiryAfter, isOver } from './limits.ts'

export const photoInvalid = 'Una de las fotos no es válida'
export const unknownMunicipality = 'El municipio no existe'
const locationRequired = 'La ubicación es requerida'
const emailRequired = 'El correo electrónico de contacto es obligatorio'
const emailInvalid = 'Debes proporcionar un correo electrónico de contacto válido'

const requiredFields = {
  title: text({
    visibleOnly: true,
    min: [5, 'El título debe tener al menos 5 caracteres'],
    max: [maxJobLineLength, 'El título no puede tener más de 120 caracteres']
  }),
  companyName: text({
    visibleOnly: true,
    min: [2, 'El nombre de la empresa es requerido'],
    max: [maxJobLineLength, 'El nombre de la empresa no puede tener más de 120 caracteres']
  }),
  location: text({
    visibleOnly: true,
    min: [2, locationRequired],
    max: [maxJobLineLength, 'La ubicación no puede tener más de 120 caracteres']
  }),
  description: text({
    multiline: true,
    min: [jobDescriptionLength.min, 'La descripción debe tener al menos 10 caracteres'],
    max: [jobDescriptionLength.max, 'La descripción no puede tener más de 100 caracteres']
  }),
  jobType: z.enum(jobTypes, 'Debes seleccionar un tipo de empleo'),
  contactPhone: phone(
    [6, 'El teléfono de contacto es obligatorio'],
    [15, 'El número de teléfono es demasiado largo']
  ),
  contactEmail: text({ min: [5, emailRequired] }).check(
    z.refine(value => email(emailInvalid).safeParse(value).success, emailInvalid),
    z.overwrite(value => value.toLowerCase()),
    z.meta({ maxLength: maxEmailLength, characters: 'email' })
  )
}

/** The INE code of a municipality; `requireMunicipality` knows which there are. */
const municipalityCode = text().check(z.regex(/^\d{5}$/, unknownMunicipality))

/** Paths of photos that the employer has uploaded. */
const Photos = z
  .array(text().check(z.regex(/^\/photos\/\w{1,64}\.webp$/, photoInvalid)), photoInvalid)
  .check(
    z.maxLength(maxPhotos, `Las fotos son ${maxPhotos} como máximo`),
    z.overwrite(paths => [...new Set(paths)])
  )

const optionalFields = {
  requirements: text({
    multiline: true,
    max: [maxRequirementsLength, 'Los requisitos no pueden tener más de 2000 caracteres']
  }),
  details: text({
    multiline: true,
    max: [maxDetailsLength, 'Los detalles no pueden tener más de 4000 caracteres']
  }),
  experience: z.enum(experiences, 'La experiencia no es una de las opciones'),
  place: municipalityCode,
  photos: Photos,
  ...jobTermRequest
}

/** A call that gives only `place` gets its name as `location`. */
export const PostJob = z
  .object({
    ...requiredFields,
    location: optional(requiredFields.location),
    ...allOptional(optionalFields)
  })
  .check(
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

/** What changes: a field that is missing stays as it is, null or a blank text clears it. */
export const ReviseJob = z.object({
  ...allPartial(requiredFields),
  ...allClearable(optionalFields)
})
export type ReviseJob = z.infer<typeof ReviseJob>

export const CloseJob = z.object({
  outcome: z.enum(jobOutcomes, 'Di cómo se cierra el anuncio: aqui, otra-via o sin-cubrir'),
  /** Goes to everybody whose application waits. */
  message: optionalText({
    multiline: true,
    max: [maxAnswerLength, 'El mensaje no puede tener más de 1000 caracteres']
  })
})
export type CloseJob = z.infer<typeof CloseJob>

export const SearchJobs = z.object({
  keyword: searchText(),
  location: searchText(),
  near: optional(municipalityCode),
  radius: radius('El radio debe ser de 10, 30, 50, 100 o 200 kilómetros'),
  jobType: enumFilter(jobTypes, 'El tipo de empleo no es una de las opciones'),
  experience: enumFilter(experiences, 'La experiencia no es una de las opciones'),
  employerId: optionalText({ max: [64, 'El identificador del empleador no es válido'] }),
  page: positiveInt(1, maxPageNumber, 'La página debe ser un número a partir de 1'),
  limit: positiveInt(jobsPerPage, 50, 'El límite debe ser un número entre 1 y 50')
})
export type SearchJobs = z.infer<typeof SearchJobs>

/** Kilometres; without them the search takes thirty. */
function radius(wrong: string) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        value === undefined || value === '' ? undefined : Number(value)
      ),
      z.optional(z.literal(radiuses, wrong))
    )
  )
}

export const CompletePlace = z.object({
  text: text({
    min: [1, 'Escribe las primeras letras de un lugar'],
    max: [maxJobLineLength, 'El nombre de un lugar no puede tener más de 120 caracteres']
  })
})

import * as z from 'zod/mini'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import {
  daysOffSteps,
  jobSorts,
  licences,
  ownGalopes,
  yes,
  yesOrNo
} from '#events/job-content/filters.ts'
import { contracts, disciplines, roles } from '#events/job-content/vocabulary.ts'
import { provinces } from '#events/places/provinces.ts'
import { radiuses } from '#events/places/radiuses.ts'
import {
  enumFilter,
  listFilter,
  numberFilter,
  positiveInt,
  searchText,
  toNumber
} from '#services/platform/validation/fields.ts'
import { maxPageNumber } from '#services/platform/validation/search-params.ts'
import { optional, optionalText, text } from '#services/platform/validation/text.ts'
import { jobsPerPage, maxJobLineLength, maxPay, maxSavedJobs } from './limits.ts'

export { radiuses } from '#events/places/radiuses.ts'

export const unknownMunicipality = 'El municipio no existe'

/** The INE code of a municipality; `requireMunicipality` knows which there are. */
export const municipalityCode = text().check(z.regex(/^\d{5}$/, unknownMunicipality))

const provinceCodes = provinces.map(({ code }) => code).sort()
const onlyYes = (name: string) => enumFilter(yes, `${name} se filtra con «si»`)
const wrongPay = `El sueldo mínimo debe ser un número de euros al mes, de 1 a ${maxPay}`

/** Several values of one filter are divided by commas. */
export const SearchJobs = z.object({
  keyword: searchText(),
  location: searchText(),
  near: optional(municipalityCode),
  radius: numberFilter(radiuses, 'El radio debe ser de 10, 30, 50, 100 o 200 kilómetros'),
  jobType: enumFilter(jobTypes, 'El tipo de empleo no es una de las opciones'),
  experience: enumFilter(experiences, 'La experiencia no es una de las opciones'),
  role: listFilter(roles, 'El puesto no es una de las opciones'),
  discipline: listFilter(disciplines, 'La disciplina no es una de las opciones'),
  province: listFilter(
    provinceCodes,
    'La provincia no existe: usa su código del INE, de dos cifras'
  ),
  housing: onlyYes('La vivienda'),
  pay: onlyYes('El sueldo publicado'),
  payMin: z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        value === undefined || value === '' ? undefined : toNumber(value)
      ),
      z.optional(z.int(wrongPay).check(z.minimum(1, wrongPay), z.maximum(maxPay, wrongPay)))
    )
  ),
  contract: listFilter(contracts, 'El contrato no es una de las opciones'),
  daysOff: numberFilter(
    daysOffSteps,
    'Los días libres a la semana van de 1 a 7, de medio en medio'
  ),
  carne: listFilter(licences, 'El carné no es una de las opciones'),
  galope: numberFilter(ownGalopes, 'El galope debe ser un número de 0 a 9'),
  ownHorse: onlyYes('El caballo propio'),
  workPermit: onlyYes('El permiso de trabajo'),
  minors: enumFilter(yesOrNo, 'El trato con menores se filtra con «si» o «no»'),
  sort: enumFilter(jobSorts, 'El orden debe ser «nuevos», «termina» o «sueldo»'),
  employerId: optionalText({ max: [64, 'El identificador del empleador no es válido'] }),
  page: positiveInt(1, maxPageNumber, 'La página debe ser un número a partir de 1'),
  limit: positiveInt(jobsPerPage, 50, 'El límite debe ser un número entre 1 y 50')
})
export type SearchJobs = z.infer<typeof SearchJobs>

const wrongIds = `Los empleos se piden por su identificador, separados por comas: ${maxSavedJobs} como máximo`

/** Jobs by their ids, divided by commas. */
export const SelectJobs = z.object({
  ids: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
    z
      .array(z.string().check(z.regex(/^[\w-]{1,64}$/, wrongIds)), wrongIds)
      .check(z.maxLength(maxSavedJobs, wrongIds))
  )
})

export const CompletePlace = z.object({
  text: text({
    min: [1, 'Escribe las primeras letras de un lugar'],
    max: [maxJobLineLength, 'El nombre de un lugar no puede tener más de 120 caracteres']
  })
})

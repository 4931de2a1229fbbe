import { mostPerPage } from '#events/limits/requests.ts'
import { anyOf } from '#services/words/shared/spanish-counts.ts'
import * as z from 'zod/mini'
import {
  type Filter,
  type FilterValues,
  type JobFilterKey,
  ofEachFilter
} from '#events/job-content/job-terms.ts'
import { jobSorts } from '#events/job-content/job-sorts.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import {
  enumFilter,
  listFilter,
  numberFilter,
  positiveInt,
  searchText,
  toNumber
} from '#services/platform/validation/fields.ts'
import { maxPageNumber } from '#services/platform/validation/search-params.ts'
import { optional, optionalText } from '#services/platform/validation/text.ts'
import { jobsPerPage, maxPay, maxSavedJobs } from '#events/limits/jobs.ts'
import { filterRefusals } from '../shared/term-words.ts'
import { municipalityCode } from '#services/places/contract.ts'

function requestedFilter(filter: Filter, name: JobFilterKey): z.ZodMiniOptional<z.ZodMiniType> {
  const wrong = filterRefusals[name]
  switch (filter.kind) {
    case 'one':
      return enumFilter(filter.values, wrong)
    case 'several':
      return listFilter(filter.values, wrong)
    case 'number':
      return numberFilter(filter.values, wrong)
    case 'amount':
      return amountFilter(wrong)
  }
}

const amountFilter = (wrong: string) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        value === undefined || value === '' ? undefined : toNumber(value)
      ),
      z.optional(z.int(wrong).check(z.minimum(1, wrong), z.maximum(maxPay, wrong)))
    )
  )

const filters = ofEachFilter(requestedFilter) as {
  [Name in JobFilterKey]: z.ZodMiniOptional<z.ZodMiniType<FilterValues[Name], unknown>>
}

/** Several values of one filter are divided by commas. */
export const SearchJobs = z.object({
  keyword: searchText(),
  location: searchText(),
  near: optional(municipalityCode),
  radius: numberFilter(radiuses, `El radio debe ser de ${anyOf(radiuses)} kilómetros`),
  ...filters,
  sort: enumFilter(jobSorts, 'El orden debe ser «nuevos», «termina», «sueldo» o «cerca»'),
  employerId: optionalText({ max: [64, 'El identificador del empleador no es válido'] }),
  page: positiveInt(1, maxPageNumber, 'La página debe ser un número a partir de 1'),
  limit: positiveInt(
    jobsPerPage,
    mostPerPage.usual,
    `El límite debe ser un número entre 1 y ${mostPerPage.usual}`
  )
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

import { mostPerPage } from '#events/limits/requests.ts'
import * as z from 'zod/mini'
import { askedLevels, yesOrNo } from '#events/job-content/vocabulary.ts'
import { SearchJobs } from '#services/jobs/search/contract.ts'
import {
  enumFilter,
  numberFilter,
  positiveInt,
  searchText
} from '#services/platform/validation/fields.ts'
import { maxPageNumber } from '#services/platform/validation/search-params.ts'

const { near, radius, role, discipline, carne } = SearchJobs.shape

/** Several values of one filter are divided by commas: a candidate has one of them. */
export const SearchCandidates = z.object({
  text: searchText(),
  location: searchText(),
  /** In place of `location`: candidates who live within the radius of this municipality, or would go that far. */
  near,
  radius,
  role,
  discipline,
  /** What a candidate may drive: a licence includes others. */
  carne,
  /** The lowest galope. */
  galope: numberFilter(
    askedLevels.galope,
    `El galope debe ser un número de 1 a ${Math.max(...askedLevels.galope)}`
  ),
  housing: enumFilter(yesOrNo, 'Si necesita vivienda se filtra con «si» o «no»'),
  page: positiveInt(1, maxPageNumber, 'La página debe ser un número a partir de 1'),
  limit: positiveInt(
    mostPerPage.candidates,
    mostPerPage.candidates,
    `El límite debe ser un número entre 1 y ${mostPerPage.candidates}`
  )
})
export type SearchCandidates = z.infer<typeof SearchCandidates>

export const ListOwnProfiles = z.object({ onlyActive: z.optional(z.string()) })

import { mostPerPage } from '#events/limits/requests.ts'
import * as z from 'zod/mini'
import { applicationStatuses } from '#events/aggregates/application-statuses.ts'
import { enumFilter, positiveInt } from '#services/platform/validation/fields.ts'
import { maxPageNumber } from '#services/platform/validation/search-params.ts'
import { optionalText } from '#services/platform/validation/text.ts'
import { applicationsPerPage } from '#events/limits/applications.ts'

export const ListApplications = z.object({
  status: enumFilter(applicationStatuses, 'El estado debe ser pendiente, aprobada o rechazada'),
  jobId: optionalText({ max: [64, 'El empleo no es válido'] }),
  scope: enumFilter(['sent', 'received'], 'El ámbito debe ser sent o received'),
  page: positiveInt(1, maxPageNumber, 'La página debe ser un número a partir de 1'),
  limit: positiveInt(
    applicationsPerPage,
    mostPerPage.usual,
    `El límite debe ser un número entre 1 y ${mostPerPage.usual}`
  )
})
export type ListApplications = z.infer<typeof ListApplications>

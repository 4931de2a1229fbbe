import * as z from 'zod/mini'
import { JobCard, JobPage, JobView } from '#projections/jobs/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { jobLifetimeDays } from './limits.ts'

/** `code`: five digits for a municipality, two for a province, a word for an island, a region or Spain. */
const PlaceList = z.object({
  places: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Empty for a region of several provinces, and for Spain. */
      province: z.string(),
      lat: z.number(),
      lon: z.number()
    })
  )
})

const job = { tag: 'Empleos', response: JobView }

export const jobApi = {
  operations: {
    searchJobs: { ...job, summary: 'Buscar empleos', response: JobPage },
    findJob: { ...job, summary: 'Un empleo', errors: [404, 410] },
    postJob: { ...job, summary: 'Publicar un empleo', status: 201 },
    reviseJob: {
      ...job,
      summary: 'Cambiar un empleo; un campo que falta no cambia',
      errors: [404, 409]
    },
    withdrawJob: { ...job, summary: 'Eliminar un empleo', response: Confirmation, errors: [404] },
    renewJob: {
      ...job,
      summary: `Renovar un empleo ${jobLifetimeDays} días más`,
      errors: [404, 409]
    },
    closeJob: {
      ...job,
      summary: 'Cerrar un empleo, y contestar con un mensaje a quienes esperan',
      errors: [404, 409]
    },
    completePlace: {
      tag: 'Lugares',
      summary: 'Lugares de España cuyo nombre empieza así, ocho como máximo',
      response: PlaceList
    }
  },
  schemas: { JobCard, JobView, JobPage, PlaceList }
} satisfies ModuleDescription

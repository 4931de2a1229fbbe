import { JobCard, JobPage, JobView } from '#projections/jobs/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { jobLifetimeDays } from './limits.ts'

const job = { tag: 'Empleos', response: JobView }

export const jobApi = {
  operations: {
    searchJobs: { ...job, summary: 'Buscar empleos', response: JobPage, errors: [429] },
    findJob: { ...job, summary: 'Un empleo', errors: [404, 410, 429] },
    postJob: { ...job, summary: 'Publicar un empleo', status: 201, errors: [429] },
    reviseJob: {
      ...job,
      summary: 'Cambiar un empleo; un campo que falta no cambia',
      errors: [404]
    },
    withdrawJob: { ...job, summary: 'Eliminar un empleo', response: Confirmation, errors: [404] },
    renewJob: {
      ...job,
      summary: `Renovar un empleo ${jobLifetimeDays} días más`,
      errors: [404, 409]
    }
  },
  schemas: { JobCard, JobView, JobPage }
} satisfies ModuleDescription

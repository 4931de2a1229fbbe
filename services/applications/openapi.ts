import { ApplicationPage, ApplicationView } from '#projections/applications/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

const application = { tag: 'Aplicaciones', response: ApplicationView }

export const applicationApi = {
  operations: {
    submitApplication: {
      ...application,
      summary: 'Solicitar un empleo, con cuenta o sin ella',
      status: 201,
      errors: [401, 404, 409]
    },
    listApplications: {
      ...application,
      summary: 'Las aplicaciones recibidas o enviadas',
      response: ApplicationPage
    },
    changeApplicationStatus: {
      ...application,
      summary: 'Responder a una aplicación',
      errors: [404]
    }
  },
  schemas: { ApplicationView, ApplicationPage }
} satisfies ModuleDescription

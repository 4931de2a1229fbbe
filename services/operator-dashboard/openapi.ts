import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { Overview } from './view.ts'

const operation = { tag: 'Operación' }

export const operatorApi = {
  operations: {
    readOverview: { ...operation, summary: 'Cómo va todo', response: Overview },
    retryDeadLetter: {
      ...operation,
      summary: 'Volver a procesar un evento fallido',
      response: Confirmation,
      errors: [409],
      ignoresIdempotencyKey: true
    }
  },
  schemas: { Overview }
} satisfies ModuleDescription

import { dashboardDays } from '#events/limits/figures.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { MissingChecksView } from './checks/check.ts'
import { BoardFigures, Overview } from './view.ts'

const operation = { tag: 'Operación' }

export const operatorApi = {
  operations: {
    readOverview: { ...operation, summary: 'Cómo va todo', response: Overview },
    readChecks: {
      ...operation,
      summary: 'Qué le falta a un sitio público',
      response: MissingChecksView
    },
    readBoardFigures: {
      ...operation,
      summary: `Cómo va el sitio: lo que hay, y lo que ha pasado en ${dashboardDays.counted} días`,
      response: BoardFigures
    },
    retryDeadLetter: {
      ...operation,
      summary: 'Volver a procesar un evento fallido',
      response: Confirmation,
      errors: [409],
      ignoresIdempotencyKey: true
    }
  },
  schemas: { Overview, MissingChecksView, BoardFigures }
} satisfies ModuleDescription

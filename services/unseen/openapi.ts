import { UnseenView } from '#projections/unseen/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

export const unseenApi = {
  operations: {
    countUnseen: {
      tag: 'Novedades',
      summary: 'Cuántas aplicaciones y mensajes hay sin ver',
      response: UnseenView
    }
  },
  schemas: { UnseenView }
} satisfies ModuleDescription

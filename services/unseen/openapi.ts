import { UnseenView } from '#projections/unseen/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'

export const unseenApi = {
  operations: {
    countUnseen: {
      tag: 'Novedades',
      summary: 'Cuántas aplicaciones y mensajes hay sin ver, y cuántas aplicaciones sin contestar',
      response: UnseenView
    },
    followChanges: {
      tag: 'Novedades',
      summary:
        'Lo mismo; con «Accept: text/event-stream», un aviso cada vez que cambia algo de la persona',
      response: UnseenView
    }
  },
  schemas: { UnseenView }
} satisfies ModuleDescription

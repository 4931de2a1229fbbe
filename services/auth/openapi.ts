import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { SessionList, SessionView } from './view.ts'

const sessions = { tag: 'Sesiones', response: Confirmation }

export const authApi = {
  operations: {
    listSessions: { ...sessions, summary: 'Las sesiones abiertas', response: SessionList },
    endSession: { ...sessions, summary: 'Cerrar una sesión', errors: [404] },
    endOtherSessions: { ...sessions, summary: 'Cerrar las demás sesiones' }
  },
  schemas: { SessionList, SessionView }
} satisfies ModuleDescription

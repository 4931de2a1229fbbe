import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { sessionCookie } from './shared/cookies.ts'
import { type Action, ruleOf } from './permissions/actions.ts'
import {
  RecoveryCodes,
  SecondFactorEnrolmentView,
  SecondFactorStatus,
  SessionList,
  SessionView
} from './sessions/view.ts'

const sessions = { tag: 'Sesiones', response: Confirmation }

const secondFactor = { tag: 'Operación' }

export const authApi = {
  operations: {
    listSessions: { ...sessions, summary: 'Las sesiones abiertas', response: SessionList },
    endSession: { ...sessions, summary: 'Cerrar una sesión', errors: [404] },
    endOtherSessions: { ...sessions, summary: 'Cerrar las demás sesiones' },
    readSecondFactor: {
      ...secondFactor,
      summary: 'Si la verificación en dos pasos está activada',
      response: SecondFactorStatus
    },
    enrolSecondFactor: {
      ...secondFactor,
      summary: 'Pedir un secreto nuevo',
      response: SecondFactorEnrolmentView,
      errors: [409],
      ignoresIdempotencyKey: true
    },
    confirmSecondFactor: {
      ...secondFactor,
      summary: 'Activarla con el primer código',
      response: RecoveryCodes,
      ignoresIdempotencyKey: true
    },
    removeSecondFactor: {
      ...secondFactor,
      summary: 'Desactivarla con un código',
      response: Confirmation
    }
  },
  schemas: {
    SessionList,
    SessionView,
    SecondFactorStatus,
    SecondFactorEnrolment: SecondFactorEnrolmentView,
    RecoveryCodes
  }
} satisfies ModuleDescription

/** The errors of an operation that follow from the table of actions. */
export const accessDescription = {
  sessionCookie,
  unauthenticatedStatus,
  needsSecondFactor: (action: string) => ruleOf(action as Action).needsSecondFactor === true
}

/** Operators' actions are hidden from everyone else. */
function unauthenticatedStatus(action: string): 401 | 404 | undefined {
  const { roles } = ruleOf(action as Action)
  if (roles.includes('anonymous')) return undefined
  return roles.includes('operator') ? 404 : 401
}

import type { ApplicationStatus } from '#events/application-statuses.ts'
import type { CurrentUser } from './api.ts'

/** What visitors read for values that are stored in English. */
export const statusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada'
}

export const userTypeLabels: Record<CurrentUser['userType'], string> = {
  applicant: 'Profesional Equino',
  employer: 'Empleador'
}

export const deletionLabels = { deleted: 'Cuenta eliminada', erased: 'Persona borrada' }

/** Who or what deleted an account. */
export const deletionReasonLabels: Record<string, string> = {
  owner: 'Quien la tenía',
  operator: 'Operador',
  'grace period': 'Fin del plazo'
}

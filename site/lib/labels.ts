import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import type { CurrentUser } from './api.ts'

/** Spanish labels of values that are stored in English. */
export const statusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada'
}

/** The label of the name of an account: of a person, or of a firm. */
export const accountNameLabels: Record<CurrentUser['userType'], string> = {
  applicant: 'Nombre completo',
  employer: 'Nombre de la empresa'
}

export const userTypeLabels: Record<CurrentUser['userType'], string> = {
  applicant: 'Profesional Equino',
  employer: 'Empleador'
}

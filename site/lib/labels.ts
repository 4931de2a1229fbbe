import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import type { TakedownReason } from '#events/aggregates/case-choices.ts'
import { brand } from '#services/platform/shared/brand.ts'
import type { CandidateSummary, CurrentUser } from './api.ts'

/** What visitors read for values that are stored in English. */
export const statusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada'
}

/** The name of an account: of a person, or of a firm. */
export const accountNameLabels: Record<CurrentUser['userType'], string> = {
  applicant: 'Nombre completo',
  employer: 'Nombre de la empresa'
}

export const ageBandLabels: Record<NonNullable<CandidateSummary['ageBand']>, string> = {
  '<18': 'Menos de 18 años',
  '18-25': '18–25 años',
  '26-35': '26–35 años',
  '36-45': '36–45 años',
  '46-55': '46–55 años',
  '56+': '56 años o más'
}

const takedownLabels: Record<TakedownReason, string> = {
  falso: 'no parece auténtico',
  'dinero-o-documentos': 'pide dinero o documentos',
  'no-existe': 'lo que ofrece no existe',
  discriminatorio: 'discrimina',
  'condiciones-irreales': 'promete condiciones irreales',
  menores: 'no protege a menores',
  acoso: 'acoso',
  'maltrato-animal': 'maltrato animal',
  'datos-personales': 'muestra datos personales de otra persona',
  repetido: 'está repetido',
  otro: 'otro motivo'
}

/** What the owner of a hidden job or profile reads. */
export function takedownText(reason: keyof typeof takedownLabels): string {
  return `Retirado por ${brand}: ${takedownLabels[reason]}`
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

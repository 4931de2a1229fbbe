import type { Responsiveness } from '#projections/jobs/figures/responsiveness.ts'
import type { PublicEmployer } from '#projections/jobs/figures/employers.ts'
import type { VerificationStep, EmployerView } from '#projections/jobs/figures/employers-view.ts'
import { brand } from '#services/platform/shared/brand.ts'

/** The public texts about an employer. */
export function toEmployerView(employer: PublicEmployer, now: Date): EmployerView {
  const { id, name, text, picture, since, liveJobs, responsiveness } = employer
  const facts = { id, name, text, picture, since, liveJobs }
  return { ...facts, answers: answerTexts(responsiveness), steps: stepsOf(employer, now) }
}

/** The instant at which an account is twelve months old. */
export function firstAnniversary(since: string): Date {
  const day = new Date(since)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day
}

/** The strongest step of verification first. */
function stepsOf(employer: PublicEmployer, now: Date): VerificationStep[] {
  const { hasConfirmedEmail, ownDomain, isTaxIdChecked, farmName, isAtFarm, isSeen, since } =
    employer
  const steps: [VerificationStep['step'], boolean, string][] = [
    ['seen', isSeen, `Visto por ${brand}`],
    ['tax-id', isTaxIdChecked, 'NIF comprobado'],
    ['domain', ownDomain !== null, `Su correo es de su web, ${ownDomain}`],
    ['farm', isAtFarm && farmName !== null, `Declara código REGA de ${farmName}`],
    ['year', firstAnniversary(since) <= now, 'Más de 12 meses aquí'],
    ['email', hasConfirmedEmail, 'Correo confirmado']
  ]
  return steps.flatMap(([step, isTaken, text]) => (isTaken ? [{ step, text }] : []))
}

/** «Suele responder en menos de 2 días», «contesta a casi todos»; empty with too few applications. */
export function answerTexts(found: Responsiveness | null): string[] {
  if (!found) return []
  const { applications, answered, typicalDays } = found
  const share = shareText(answered / applications)
  if (typicalDays === null) return [share.charAt(0).toUpperCase() + share.slice(1)]
  return [timeText(typicalDays), share]
}

const times: [number, string][] = [
  [1, 'menos de 1 día'],
  [2, 'menos de 2 días'],
  [4, 'menos de 4 días'],
  [7, 'menos de una semana'],
  [14, 'menos de dos semanas'],
  [Number.POSITIVE_INFINITY, 'más de dos semanas']
]

function timeText(days: number): string {
  const [, text] = times.find(([most]) => days < most) ?? []
  return `Suele responder en ${text}`
}

const shares: [number, string][] = [
  [1, 'contesta a todos'],
  [0.9, 'contesta a casi todos'],
  [0.65, 'contesta a la mayoría'],
  [0.4, 'contesta más o menos a la mitad'],
  [0.1, 'contesta a pocos'],
  [0, 'casi nunca contesta']
]

const shareText = (share: number) => shares.find(([least]) => share >= least)?.[1] ?? ''

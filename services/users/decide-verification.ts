import type {
  EmployerVerification,
  EmployerVerificationEvent
} from '#events/aggregates/employer-verifications.ts'
import type { User } from '#events/aggregates/users.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { VerifyEmployer } from './verification-contract.ts'
import { isMailProvider } from './mail-providers.ts'
import { employerNotFound, farmUnknown, websiteOfMail } from './shared/refusals.ts'

/** The stored verification, and the municipality that a REGA code in the request names. */
interface Known {
  web: string | null
  farmName: string | null
  farm: { code: string; name: string } | undefined
  /** Of the NIF in the request: equal for equal numbers, and no way back to one. */
  taxIdHash?: string | undefined
}

/** Changes what the request names; null removes it. No event for what is so already. */
export function verifyEmployer(
  verification: EmployerVerification,
  id: string,
  request: VerifyEmployer,
  { web, farmName, farm, taxIdHash }: Known
): EmployerVerificationEvent[] {
  const of = { data: { id }, subject: id }
  requireOwnWebsite(request.web)
  if (request.farmCode && !farm) throw new HttpError(farmUnknown, { field: 'farmCode' })
  const events: EmployerVerificationEvent[] = []
  if (request.web !== undefined && request.web !== web) {
    const personal = { website: request.web ?? undefined }
    events.push({ type: 'EmployerWebsiteGiven', ...of, personal })
  }
  if (request.taxId && !verification.isTaxIdChecked) {
    events.push({ type: 'EmployerTaxIdChecked', ...of, personal: { taxIdHash } })
  }
  if (request.taxId === null && verification.isTaxIdChecked) {
    events.push({ type: 'EmployerTaxIdRemoved', data: { id } })
  }
  if (request.farmCode !== undefined && (farm?.name ?? null) !== farmName) {
    const personal = farm ? { place: farm.code, name: farm.name } : {}
    events.push({ type: 'EmployerFarmDeclared', ...of, personal })
  }
  return events
}

function requireOwnWebsite(web: string | null | undefined): void {
  if (!web || !isMailProvider(web)) return
  throw new HttpError(websiteOfMail(web), { field: 'web' })
}

/** Seen by the operator; no event when it is so already, 404 for an account that is not an employer's. */
export function markEmployerSeen(
  verification: EmployerVerification,
  id: string,
  isSeen: boolean,
  employer: User
): EmployerVerificationEvent[] {
  if (employer.state !== 'active' || employer.userType !== 'employer') {
    throw new HttpError(employerNotFound)
  }
  if (verification.isSeen === isSeen) return []
  return [{ type: isSeen ? 'EmployerSeen' : 'EmployerSeenUndone', data: { id } }]
}

import { HttpError } from '#services/platform/http/errors/errors.ts'
import { isPayTold, type JobPay } from '../shared/pay-text.ts'
import { isPayRequired, requiredPayMessage } from '../shared/pay/required-pay.ts'
import { payMissing } from '../shared/refusals.ts'

/**
 * From the day on which the law requires the pay in every job, a request without it is refused: a new job, or a change
 * that removes it. Other changes of older jobs are not.
 */
export function requirePay(
  { pay }: { pay?: JobPay | null | undefined },
  now: Date,
  requiredFrom: string | undefined
): void {
  if (!requiredFrom || !isPayRequired(now, requiredFrom) || (pay && isPayTold(pay))) return
  throw new HttpError(payMissing(requiredPayMessage(requiredFrom)), { field: 'pay.min' })
}

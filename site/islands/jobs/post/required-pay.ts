import { isPayRequired } from '#services/jobs/shared/pay/required-pay.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { payInAd } from './job-form-values.ts'

/** The day from which the law requires the pay in every job, once it has come. */
export function payRequiredSince(): string | undefined {
  const from = readPageData<{ payRequiredFrom: string }>()?.payRequiredFrom
  return isPayRequired(new Date(), from) ? from : undefined
}

/** The fields of a new job, which then states its pay. */
export function withRequiredPay(values: FormValues): FormValues {
  return payRequiredSince() ? { ...values, 'pay.when': payInAd } : values
}

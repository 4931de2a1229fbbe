import { HttpError } from '#services/platform/http/errors/errors.ts'
import {
  type AdFinding,
  checkAd,
  type CheckedTexts,
  findRefusedWording
} from '../shared/wording/ad-checker.ts'
import { wordingUnlawful } from '../shared/refusals.ts'

/** Throws 422, with the field, when a text is unlawful whatever is meant. */
export function requireLawfulWording(texts: CheckedTexts): void {
  const errors = findRefusedWording(texts).map(({ field, words, rule, better }) => ({
    field,
    code: 'wording-unlawful',
    message: `«${words}»: ${rule} ${better}`
  }))
  const [first] = errors
  if (first) throw new HttpError(wordingUnlawful(first.message), { errors })
}

/** A job as the response to its author's write shows it. */
export function withFindings<Job extends CheckedTexts>(job: Job): Job & { findings: AdFinding[] } {
  return { ...job, findings: checkAd(job) }
}

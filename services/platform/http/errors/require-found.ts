import type { Refusal } from '#services/platform/validation/refusal.ts'
import { HttpError } from './errors.ts'

/** What was found; throws the refusal when nothing was. */
export function requireFound<T>(found: T | undefined, missing: Refusal): T {
  if (found === undefined) throw new HttpError(missing)
  return found
}

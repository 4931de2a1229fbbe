import type { Refusal } from '#services/platform/validation/refusal.ts'
import { HttpError } from './errors.ts'

/** Returns the value; throws the refusal when it is undefined. */
export function requireFound<T>(found: T | undefined, missing: Refusal): T {
  if (found === undefined) throw new HttpError(missing)
  return found
}

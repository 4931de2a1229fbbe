import { HttpError } from './errors.ts'

/** What was found; throws 404 with the message when nothing was. */
export function requireFound<T>(found: T | undefined, message: string): T {
  if (found === undefined) throw new HttpError(404, message)
  return found
}

import type { Context } from 'hono'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { HttpError } from '../errors/errors.ts'
import { honeypotFilled } from '../errors/refusals.ts'

/**
 * Refuses a request whose hidden field is filled in. Programs do that, but so do people whose browser shows the
 * field, and nothing that they send may seem accepted and be lost. The form empties the field.
 */
export function refuseHoneypot(
  c: Context,
  request: { [honeypotField]?: string | undefined }
): void {
  if (!request[honeypotField]) return
  c.set('isHoneypotFilled', true)
  throw new HttpError(honeypotFilled)
}

import type { Context } from 'hono'
import type * as z from 'zod/v4/core'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { validationError } from '#services/platform/http/validate.ts'
import type { HtmlTemplate } from './html-template.ts'

/** A form that works without a script: as it is at first, or as it was sent. */
export interface PlainFormData {
  values: Readonly<Record<string, string>>
  errors: readonly { field: string; message: string }[]
  /** Why nothing was kept, where no field is named. */
  failure?: string | undefined
}

/** The fields of a form that a browser sent without a script. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

type Parsed<T> = { success: true; data: T } | { success: false; error: z.$ZodError }

/** What the contract says of the values; throws what is wrong with them. */
export function requireValid<T>(parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data
  throw validationError(parsed.error.issues)
}

/** What the form says when it comes back: nothing that was typed is lost. Errors that are not the visitor's are thrown. */
export function formProblem(
  error: unknown,
  values: Record<string, string>
): PlainFormData & { status: HttpError['status'] } {
  if (!(error instanceof HttpError) || error.status >= 500) throw error
  const errors = (error.errors ?? []).filter(({ field }) => field in values)
  const failure = errors.length ? undefined : error.message
  return { values, errors, failure, status: error.status }
}

export const noProblem = { errors: [], status: 200 } as const

/** A page that is one visitor's alone; its address may be a secret. */
export function sendFormPage(
  c: Context,
  template: HtmlTemplate,
  values: Record<string, string>,
  status: HttpError['status']
): Response | Promise<Response> {
  return c.html(template.fill(values), status, {
    'Cache-Control': cacheControl.privateNoStore,
    'Content-Security-Policy': template.policy,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex'
  })
}

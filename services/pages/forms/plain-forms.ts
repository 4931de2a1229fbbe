import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod/v4/core'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import type { HttpError, InvalidField } from '#services/platform/http/errors/errors.ts'
import { localSentence } from '#services/platform/http/errors/field-codes.ts'
import { requireForm } from '#services/platform/http/request/request-body.ts'
import { secretAddressHeaders } from '#services/platform/http/request/secret-address.ts'
import { validationError } from '#services/platform/http/request/validate.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import type { PlainFormData } from '../shared/contract.ts'
import type { HtmlTemplate } from '../site/html-template.ts'

export type FormPageData = PlainFormData & { status: HttpError['status'] }

/** The page of a form, as it is at first or as it was sent. */
export type SendForm = (c: Context<AppEnv>, form: FormPageData) => Response | Promise<Response>

/**
 * Middleware of a form that a browser sends without a script. What is refused comes back as the page of the form,
 * with what was typed and what is wrong with these fields; it stands before `authorize`, which refuses too.
 */
export function answerForm(
  fields: readonly string[],
  sendForm: SendForm
): MiddlewareHandler<AppEnv> {
  return async function answerForm(c, next) {
    await requireForm(c, async () => {})
    const typed = await readForm(c)
    await next()
    const { refusal } = c.var
    if (!c.error || !refusal || refusal.status >= 500) return
    c.res = undefined
    c.res = await sendForm(c, formProblem(refusal, fields, typed))
    if (refusal.retryAfter) c.res.headers.set('Retry-After', String(refusal.retryAfter))
  }
}

/** The fields of a form. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

type Parsed<T> =
  | { success: true; data: T; error?: undefined }
  | { success: false; error: z.$ZodError }

/** The values, parsed by the contract; throws everything that is wrong with them, `others` included. */
export function requireValid<T>(parsed: Parsed<T>, others: readonly InvalidField[] = []): T {
  if (parsed.success && !others.length) return parsed.data
  throw validationError(parsed.error?.issues ?? [], others)
}

/** A filled honeypot comes back empty, to be sent again. */
const clearedFields: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'code',
  'signInCode',
  honeypotField
])

/** The form with everything that was typed, except what must not stand in a page. */
function formProblem(
  error: HttpError,
  fields: readonly string[],
  typed: Record<string, string>
): FormPageData {
  const { status, errors = [] } = error
  const kept = Object.entries(typed).filter(([name]) => !clearedFields.has(name))
  const known = errors
    .filter(({ field }) => fields.includes(field))
    .filter(({ field }, index, all) => all.findIndex(error => error.field === field) === index)
    .map(refused => ({ field: refused.field, message: localSentence(refused) }))
  const failure = known.length ? undefined : localSentence(error)
  return { values: Object.fromEntries(kept), errors: known, failure, status }
}

export const noProblem = { errors: [], status: 200 } as const

export function sendFormPage(
  c: Context,
  template: HtmlTemplate,
  values: Record<string, string>,
  status?: HttpError['status']
): Response | Promise<Response> {
  return sendFilledForm(c, template.fill(values), template.policy, status)
}

/** A page that is one visitor's alone; its address may be a secret. */
export function sendFilledForm(
  c: Context,
  html: string,
  policy: string,
  status: HttpError['status'] = 200
): Response | Promise<Response> {
  return c.html(status < 400 ? html : html.replace('<title>', '<title>Error: '), status, {
    'Cache-Control': cacheControl.privateNoStore,
    'Content-Security-Policy': policy,
    ...secretAddressHeaders
  })
}

import type { Context } from 'hono'
import { isUnavailable, lacksColumn } from '#events/database/unavailable.ts'
import type { AppEnv } from '../request/app-env.ts'
import { jsonErrorResponse } from './error-response.ts'
import { HttpError } from '../errors/errors.ts'
import { methodNotSupported } from '../errors/refusals.ts'
import { toHttpError, type UniqueViolations } from '../errors/to-http-error.ts'

/** The one place where an error becomes a response. */
export function createErrorHandler({
  log,
  uniqueViolations,
  onUnauthenticated,
  errorPage
}: {
  log: { error(fields: object, message: string): void }
  uniqueViolations: UniqueViolations
  /** Returns the error that is sent. */
  onUnauthenticated(c: Context, error: HttpError): Promise<HttpError>
  /** The error as a page; undefined when there is none. */
  errorPage(c: Context, error: HttpError): Response | undefined
}) {
  return async function handleError(error: Error, c: Context<AppEnv>): Promise<Response> {
    const found = toHttpError(error, uniqueViolations)
    const httpError = found.status === 401 ? await onUnauthenticated(c, found) : found
    c.set('refusal', httpError)
    if (httpError.status === 500 || lacksColumn(error))
      log.error({ err: error, request: c.var.requestId }, 'unexpected error')
    if (httpError.status === 503 && isUnavailable(error))
      log.error({ err: error }, 'the database is unavailable')
    const page = isApiRequest(c) ? undefined : errorPage(c, httpError)
    const { body, headers } = jsonErrorResponse(httpError)
    const response = page ?? c.body(body, httpError.status, headers)
    if (httpError.retryAfter) response.headers.set('Retry-After', String(httpError.retryAfter))
    return response
  }
}

type HandleError = ReturnType<typeof createErrorHandler>

/** RFC 9110, 15.5.6: the address exists, for these methods. */
export function createMethodRefusal(handleError: HandleError) {
  return async function refuseMethod(c: Context, allowed: string[]): Promise<Response> {
    // Without the headers of the page that was not found, as its encoding.
    c.res = undefined
    const response = await handleError(new HttpError(methodNotSupported), c)
    response.headers.set('Allow', allowed.join(', '))
    return response
  }
}

/** API calls get errors as JSON, page requests as a page. */
const isApiRequest = (c: Context) => /^\/(api|health)\//.test(c.req.path)

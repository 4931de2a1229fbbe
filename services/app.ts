import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { HTTPException } from 'hono/http-exception'
import { isUnavailable } from '#events/database/unavailable.ts'
import {
  IdempotencyKeyReused,
  ReadModelVersionMismatch,
  UniqueViolation
} from '#events/database/sql-errors.ts'
import { applicationRoutes, jobApplicationRoutes } from './applications/routes.ts'
import {
  receiveBody,
  limitBodySize,
  type BodyLimits,
  requireJson
} from './platform/http/request-body.ts'
import { candidateProfileRoutes, ownProfileRoutes } from './candidate-profiles/routes.ts'
import type { AppEnv, Tools } from './platform/http/app-env.ts'
import {
  requestContext,
  requestLog,
  rejectControlCharacters,
  csrf
} from './platform/http/request-guards.ts'
import { securityHeaders, setSecurityHeaders } from './platform/http/security-headers.ts'
import { cacheControl } from './platform/http/cache-control.ts'
import { jsonErrorResponse } from './platform/http/error-response.ts'
import { timeouts } from './platform/timeouts.ts'
import { kilobyte } from './platform/units.ts'
import { healthRoutes } from './platform/observability/health.ts'
import { idempotencyKey } from './platform/commands/idempotency-key.ts'
import { jobRoutes } from './jobs/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { measureRequests, metricsRoutes } from './platform/observability/metrics-routes.ts'
import { ipLocationRoutes } from './ip-location/routes.ts'
import { openApiRoutes } from './platform/openapi/routes.ts'
import { operatorRoutes } from './operator-dashboard/routes.ts'
import { sendErrorPage } from './pages/error-pages.ts'
import { pageRoutes } from './pages/routes.ts'
import { serveStaticFiles } from './pages/serve-static-files.ts'
import { clearPrefetched } from './pages/speculation-rules.ts'
import { pictureFileRoutes, pictureUploadRoutes } from './profile-pictures/routes.ts'
import {
  serviceUnavailable,
  addressNotFound,
  HttpError,
  uniqueViolationMessages
} from './platform/http/errors.ts'
import { createConcurrencyLimit } from './platform/http/concurrency-limit.ts'
import { setLogPosition } from './platform/http/read-your-writes.ts'
import { clearCookies } from './auth/session.ts'
import { authRoutes, userRoutes } from './users/routes.ts'

/** At most 64 MB of memory for bodies that have not arrived yet. */
const jsonLimits: BodyLimits = {
  bytes: 64 * kilobyte,
  milliseconds: timeouts.jsonBody,
  maxPending: 1_024
}

/** Every call of the API. */
export const apiRoutes = new Hono<AppEnv>()
  .route('/', authRoutes)
  .route('/users', userRoutes)
  .route('/jobs', jobRoutes)
  .route('/jobs', jobApplicationRoutes)
  .route('/applications', applicationRoutes)
  .route('/candidate-profiles', candidateProfileRoutes)
  .route('/my-candidate-profiles', ownProfileRoutes)
  .route('/messages', messageRoutes)
  .route('/operator', operatorRoutes)
  .route('/', ipLocationRoutes)

export type Api = typeof apiRoutes

export function createApp(tools: Tools, room = createConcurrencyLimit()): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const { site, config, metrics } = tools
  if (metrics) app.use(measureRequests(metrics, path => site?.files.has(path) === true))
  if (site) app.use(serveStaticFiles(site, securityHeaders(config.appOrigin)))
  app.use(requestContext(tools), requestLog, setSecurityHeaders(tools.config.appOrigin))
  app.route('/health', healthRoutes)
  if (metrics && config.metricsToken) app.route('/', metricsRoutes(metrics, config.metricsToken))
  app.use(rejectControlCharacters, csrf, receiveBody(jsonLimits), room.place)
  app.route('/pictures', pictureFileRoutes)
  app.use('/api/*', noStoreByDefault, setLogPosition, clearPrefetched)
  app.route('/api/users', pictureUploadRoutes(room))
  app.use('/api/*', requireJson, limitBodySize(jsonLimits.bytes), idempotencyKey)
  app.use('/api/jobs/*', etag())
  app.use('/api/candidate-profiles', etag())
  app.route('/api', apiRoutes)
  app.route('/api', openApiRoutes(app))
  app.get('/login', c => c.redirect(`/auth${new URL(c.req.url).search}`))
  if (site) app.route('/', pageRoutes(site))
  const handleError = errorHandler(tools)
  app.notFound(c => handleError(new HttpError(404, addressNotFound), c))
  app.onError(handleError)
  return app
}

/** Calls hear JSON; whoever opens a page sees one. */
const isApiRequest = (c: Context) => /^\/(api|health)\//.test(c.req.path)

/** Unless a route says otherwise, an answer is for whoever asked alone. */
const noStoreByDefault: Parameters<Hono<AppEnv>['use']>[1] = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl.privateNoStore)
}

/** Turns every error into a response. An error may be thrown before the request has its context. */
const errorHandler =
  ({ log, site }: Tools) =>
  (error: Error, c: Context<AppEnv>): Response => {
    const httpError = toHttpError(error)
    if (httpError.status === 500) {
      log.error({ err: error, request: c.var.requestId }, 'unexpected error')
    }
    if (httpError.status === 401) clearCookies(c)
    const { body, headers } = jsonErrorResponse(httpError)
    const page = site && !isApiRequest(c) && sendErrorPage(c, site, httpError)
    const response = page || c.body(body, httpError.status, headers)
    if (httpError.retryAfter) response.headers.set('Retry-After', String(httpError.retryAfter))
    return response
  }

function toHttpError(error: Error): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof UniqueViolation)
    return new HttpError(409, uniqueViolationMessages[error.constraint] ?? 'Ya existe')
  if (error instanceof IdempotencyKeyReused) {
    return new HttpError(422, 'Esta clave de idempotencia ya se usó con otra petición')
  }
  if (error instanceof ReadModelVersionMismatch || isUnavailable(error)) return serviceUnavailable()
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError(400, 'El JSON de la petición no es válido')
  }
  return new HttpError(500, 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.')
}

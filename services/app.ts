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
  setSecurityHeaders,
  requestContext,
  requestLog,
  rejectControlCharacters,
  csrf,
  securityHeaders
} from './platform/http/request-guards.ts'
import { healthRoutes } from './platform/observability/health.ts'
import { idempotencyKey } from './platform/commands/idempotency-key.ts'
import { jobRoutes } from './jobs/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { measureRequests, metricsRoutes } from './platform/observability/metrics-routes.ts'
import { ipLocationRoutes } from './ip-location/routes.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { operatorRoutes } from './operator-dashboard/routes.ts'
import { sendErrorPage } from './pages/error-pages.ts'
import { pageRoutes, serveStaticFiles } from './pages/routes.ts'
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

const kilobyte = 1024
const seconds = 1_000

/** At most 64 MB of memory for bodies that have not arrived yet. */
const jsonLimits: BodyLimits = { bytes: 64 * kilobyte, milliseconds: 10 * seconds, most: 1_024 }

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
  if (metrics) app.use(measureRequests(metrics, site))
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
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
}

/** The one place where an error becomes an answer. */
function handleError(error: Error, c: Context<AppEnv>): Response {
  const problem = toHttpError(error)
  if (problem.status === 500) {
    c.var.tools.log.error({ err: error, request: c.var.requestId }, 'unexpected')
  }
  if (problem.status === 401) clearCookies(c)
  const { site } = c.var.tools
  const page = site && !isApiRequest(c) && sendErrorPage(c, site, problem)
  const answer = page || jsonError(c, problem)
  if (problem.retryAfter) answer.headers.set('Retry-After', String(problem.retryAfter))
  return answer
}

function jsonError(c: Context, { status, message, errors }: HttpError): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json({ message, ...(errors && { errors }) }, status)
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

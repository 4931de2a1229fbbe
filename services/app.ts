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
import { arrived, atMost, type BodyLimits, jsonOnly } from './platform/http/request-body.ts'
import { candidateProfileRoutes, ownProfileRoutes } from './candidate-profiles/routes.ts'
import type { Env, Tools } from './platform/http/app-env.ts'
import {
  headersFor,
  introduce,
  logged,
  plainPath,
  sameSite,
  securityHeaders
} from './platform/http/request-guards.ts'
import { healthRoutes } from './platform/observability/health.ts'
import { idempotent } from './platform/commands/idempotency-key.ts'
import { jobRoutes } from './jobs/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { measured, metricsRoutes } from './platform/observability/metrics-routes.ts'
import { networkRoutes } from './ip-location/routes.ts'
import { openApiRoutes } from './platform/openapi/routes.ts'
import { operatorRoutes } from './operator-dashboard/routes.ts'
import { answerRefusal } from './pages/error-pages.ts'
import { pageRoutes, staticFiles } from './pages/routes.ts'
import { forgetReadyPages } from './pages/speculation-rules.ts'
import { pictureFiles, pictureUpload } from './profile-pictures/routes.ts'
import { busy, noSuchAddress, Problem, takenProblems } from './platform/http/errors.ts'
import { createRoom } from './platform/http/concurrency-limit.ts'
import { tellPosition } from './platform/http/read-your-writes.ts'
import { forgetCookies } from './auth/session.ts'
import { accessRoutes, userRoutes } from './users/routes.ts'

const kilobyte = 1024
const seconds = 1_000

/** At most 64 MB of memory for bodies that have not arrived yet. */
const jsonLimits: BodyLimits = { bytes: 64 * kilobyte, milliseconds: 10 * seconds, most: 1_024 }

/** Every call of the API. */
export const api = new Hono<Env>()
  .route('/', accessRoutes)
  .route('/users', userRoutes)
  .route('/jobs', jobRoutes)
  .route('/jobs', jobApplicationRoutes)
  .route('/applications', applicationRoutes)
  .route('/candidate-profiles', candidateProfileRoutes)
  .route('/my-candidate-profiles', ownProfileRoutes)
  .route('/messages', messageRoutes)
  .route('/operator', operatorRoutes)
  .route('/', networkRoutes)

export type Api = typeof api

export function createApp(tools: Tools, room = createRoom()): Hono<Env> {
  const app = new Hono<Env>()
  const { site, config, metrics } = tools
  if (metrics) app.use(measured(metrics, site))
  if (site) app.use(staticFiles(site, securityHeaders(config.appOrigin)))
  app.use(introduce(tools), logged, headersFor(tools.config.appOrigin))
  app.route('/health', healthRoutes)
  if (metrics && config.metricsToken) app.route('/', metricsRoutes(metrics, config.metricsToken))
  app.use(plainPath, sameSite, arrived(jsonLimits), room.place)
  app.route('/pictures', pictureFiles)
  app.use('/api/*', privately, tellPosition, forgetReadyPages)
  app.route('/api/users', pictureUpload(room))
  app.use('/api/*', jsonOnly, atMost(jsonLimits.bytes), idempotent)
  app.use('/api/jobs/*', etag())
  app.use('/api/candidate-profiles', etag())
  app.route('/api', api)
  app.route('/api', openApiRoutes(app))
  app.get('/login', c => c.redirect(`/auth${new URL(c.req.url).search}`))
  if (site) app.route('/', pageRoutes(site))
  app.notFound(c => answerError(new Problem(404, noSuchAddress), c))
  app.onError(answerError)
  return app
}

/** Calls hear JSON; whoever opens a page sees one. */
const isCall = (c: Context) => /^\/(api|health)\//.test(c.req.path)

/** Unless a route says otherwise, an answer is for whoever asked alone. */
const privately: Parameters<Hono<Env>['use']>[1] = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
}

/** The one place where an error becomes an answer. */
function answerError(error: Error, c: Context<Env>): Response {
  const problem = problemOf(error)
  if (problem.status === 500) {
    c.var.tools.log.error({ err: error, request: c.var.requestId }, 'unexpected')
  }
  if (problem.status === 401) forgetCookies(c)
  const { site } = c.var.tools
  const page = site && !isCall(c) && answerRefusal(c, site, problem)
  const answer = page || tellRefusal(c, problem)
  if (problem.retryAfter) answer.headers.set('Retry-After', String(problem.retryAfter))
  return answer
}

function tellRefusal(c: Context, { status, message, errors }: Problem): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json({ message, ...(errors && { errors }) }, status)
}

function problemOf(error: Error): Problem {
  if (error instanceof Problem) return error
  if (error instanceof UniqueViolation)
    return new Problem(409, takenProblems[error.constraint] ?? 'Ya existe')
  if (error instanceof IdempotencyKeyReused) {
    return new Problem(422, 'Esta clave de idempotencia ya se usó con otra petición')
  }
  if (error instanceof ReadModelVersionMismatch || isUnavailable(error)) return busy()
  if (error instanceof HTTPException && error.status < 500) {
    return new Problem(400, 'El JSON de la petición no es válido')
  }
  return new Problem(500, 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.')
}

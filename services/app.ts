import { createHash, randomBytes } from 'node:crypto'
import about from '#package.json' with { type: 'json' }
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import type { Database } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { applicationApiRoutes } from './applications/api-routes.ts'
import { applicationApi } from './applications/openapi.ts'
import { applicationUniqueViolations } from './applications/decide.ts'
import type { Action } from '#services/auth/permissions/actions.ts'
import { authApiRoutes } from './auth/api-routes.ts'
import { authApi, accessDescription } from './auth/openapi.ts'
import type { Sessions } from '#services/auth/sessions/session.ts'
import { readBackupAge } from './backups/last-backup.ts'
import { candidateProfileApiRoutes } from './candidate-profiles/api-routes.ts'
import { candidateProfileUniqueViolations } from './candidate-profiles/decide.ts'
import { candidateProfileApi } from './candidate-profiles/openapi.ts'
import { caseApiRoutes } from './cases/api-routes.ts'
import { caseApi } from './cases/openapi.ts'
import { ipLocationRoutes } from './ip-location/routes.ts'
import { ipLocationApi } from './ip-location/openapi.ts'
import { jobApiRoutes } from './jobs/api-routes.ts'
import { jobApi } from './jobs/openapi.ts'
import { countMails } from '#services/mail/outbox/mail-list.ts'
import { mailboxRoutes } from '#services/mail/links/mailbox-routes.ts'
import { mcpRoutes, sendMcpError } from './mcp/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { messageApi } from './messages/openapi.ts'
import { operatorRoutes } from './operator-dashboard/routes.ts'
import { operatorApi } from './operator-dashboard/openapi.ts'
import type { BuiltSite } from '#services/pages/site/built-site.ts'
import { sendErrorPage } from '#services/pages/site/error-pages.ts'
import { mailLinkRoutes } from '#services/pages/forms/mail-link-routes.ts'
import { pageRoutes, translatedPageRoutes } from './pages/routes.ts'
import { hasPage, leadToSpanish, speakLanguageOfAddress } from './pages/site/languages.ts'
import { otherLanguages, pageLanguages, prefixOf } from './words/languages.ts'
import { serveStaticFiles } from '#services/pages/site/serve-static-files.ts'
import { clearPrefetched } from '#services/pages/site/speculation-rules.ts'
import { idempotencyKey } from './platform/commands/idempotency-key.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { Config } from './platform/config/config.ts'
import type { AppEnv, Needs } from '#services/platform/http/request/app-env.ts'
import type { ConcurrencyLimit } from '#services/platform/http/limits/concurrency-limit.ts'
import { csrf } from '#services/platform/http/limits/csrf.ts'
import {
  createErrorHandler,
  createMethodRefusal
} from '#services/platform/http/responses/error-handler.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { addressNotFound } from '#services/platform/http/errors/refusals.ts'
import { cacheControl, noStoreByDefault } from '#services/platform/http/responses/cache-control.ts'
import { renderSecurityTxt } from '#services/platform/http/responses/security-txt.ts'
import { setLogPosition } from '#services/platform/http/responses/read-your-writes.ts'
import {
  redirectGluedPunctuation,
  redirectTrailingSlash,
  rejectControlCharacters
} from '#services/platform/http/request/addresses.ts'
import {
  jsonLimits,
  limitBodySize,
  receiveBody,
  refuseCompressedBody,
  requireJson
} from '#services/platform/http/request/request-body.ts'
import { requestContext } from '#services/platform/http/request/client-address.ts'
import {
  securityHeaders,
  setSecurityHeaders
} from '#services/platform/http/responses/security-headers.ts'
import {
  type ApiDescription,
  mergeDescriptions,
  type OperationDescription
} from './platform/openapi/api-description.ts'
import { ApiDocument } from './platform/openapi/responses.ts'
import { apiIntroduction } from './platform/openapi/introduction.ts'
import { createOpenApiDocument } from '#services/platform/openapi/document.ts'
import { openApiRoutes } from './platform/openapi/routes.ts'
import { healthRoutes } from './platform/observability/health.ts'
import type { Logger } from './platform/observability/logger.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import { measureRequests, metricsRoutes } from './platform/observability/metrics-routes.ts'
import { requestLog } from './platform/observability/request-log.ts'
import { ownDataApi } from './own-data/openapi.ts'
import { ownDataFileRoutes, ownDataRoutes } from './own-data/routes.ts'
import { pictureFileRoutes, pictureUploadRoutes } from './pictures/routes.ts'
import { pictureApi } from './pictures/openapi.ts'
import type { ResponseCaching } from './response-cache/cache-responses.ts'
import { unseenApi } from './unseen/openapi.ts'
import { unseenRoutes } from './unseen/routes.ts'
import { placeApi } from './places/openapi.ts'
import { placeRoutes } from './places/routes.ts'
import { userApiRoutes } from './users/api-routes.ts'
import { userApi } from './users/openapi.ts'
import { userUniqueViolations } from './users/decide.ts'

const uniqueViolations = {
  ...userUniqueViolations,
  ...applicationUniqueViolations,
  ...candidateProfileUniqueViolations
}

/** The dependencies of all calls. */
export type ApiNeeds = Needs<typeof userApiRoutes> &
  Needs<typeof ownDataRoutes> &
  Needs<typeof authApiRoutes> &
  Needs<typeof jobApiRoutes> &
  Needs<typeof placeRoutes> &
  Needs<typeof applicationApiRoutes> &
  Needs<typeof candidateProfileApiRoutes> &
  Needs<typeof messageRoutes> &
  Needs<typeof unseenRoutes> &
  Needs<typeof operatorRoutes> &
  Needs<typeof caseApiRoutes> &
  Needs<typeof ipLocationRoutes>

/** Every call of the API. */
export const apiRoutes = (dependencies: ApiNeeds) =>
  new Hono<AppEnv>()
    .route('/', userApiRoutes(dependencies))
    .route('/my-data', ownDataRoutes(dependencies))
    .route('/', authApiRoutes(dependencies))
    .route('/', jobApiRoutes(dependencies))
    .route('/places', placeRoutes(dependencies))
    .route('/', applicationApiRoutes(dependencies))
    .route('/', candidateProfileApiRoutes(dependencies))
    .route('/messages', messageRoutes(dependencies))
    .route('/', unseenRoutes(dependencies))
    .route('/operator', operatorRoutes(dependencies))
    .route('/', caseApiRoutes(dependencies))
    .route('/', ipLocationRoutes(dependencies))

export type Api = ReturnType<typeof apiRoutes>

const modules = mergeDescriptions(
  userApi,
  authApi,
  pictureApi,
  jobApi,
  placeApi,
  applicationApi,
  candidateProfileApi,
  messageApi,
  unseenApi,
  ipLocationApi,
  operatorApi,
  caseApi,
  ownDataApi
)

/** An action without a description does not compile. */
export const operationDescriptions: Record<Action, OperationDescription> = {
  readApi: { tag: 'API', summary: 'Esta descripción', response: ApiDocument },
  ...modules.operations
}

export const apiDescription: ApiDescription = {
  info: { title: brand, version: about.version, description: apiIntroduction },
  operations: operationDescriptions,
  schemas: modules.schemas,
  ...accessDescription
}

type PageNeeds = Omit<Needs<typeof pageRoutes>, 'site' | 'repeatableForm' | 'describeApi'>

/** The dependencies of the middleware, the calls and the pages. */
export type AppNeeds = ApiNeeds &
  PageNeeds &
  Needs<typeof healthRoutes> &
  Omit<Needs<typeof mcpRoutes>, 'app'> &
  Needs<typeof mailLinkRoutes> &
  Needs<typeof mailboxRoutes> &
  Needs<typeof ownDataFileRoutes> &
  Needs<typeof pictureFileRoutes> &
  Needs<typeof pictureUploadRoutes> & {
    caching: Pick<ResponseCaching, 'sendFromCache' | 'usage'>
    concurrencyLimit: ConcurrencyLimit
    config: Config
    db: Database
    log: Logger
    /** Undefined when no metrics token is configured. */
    metrics?: Metrics | undefined
    sessions: Sessions
    /** Undefined when only the API is served. */
    site?: BuiltSite | undefined
    vault: PersonalDataVault
  }

export function createApp(dependencies: AppNeeds): Hono<AppEnv> {
  const { authorize, caching, concurrencyLimit, config, db, log } = dependencies
  const { metrics, sessions, site } = dependencies
  const origin = config.appOrigin
  metrics?.watchMemory(caching.usage)
  metrics?.watchMails(() => countMails(db, dependencies.now()))
  metrics?.watchBackups(() => readBackupAge(db, dependencies.now()))
  const isStaticFile = (path: string) => site?.files.has(path) === true
  const handleError = createAppErrorHandler(dependencies)
  const refuseMethod = createMethodRefusal(handleError)
  const app = new Hono<AppEnv>()

  // The middleware before a handler, in order.
  app.use(speakLanguageOfAddress) // for every word below, those of an error too
  if (metrics) app.use(measureRequests(metrics, isStaticFile)) // first: times everything below
  if (site) app.use(serveStaticFiles(site, securityHeaders(config))) // needs no session and no log entry
  app.use(requestId({ headerName: '', generator: createRequestId })) // for the log and events
  app.use(requestContext(config.trustedProxies)) // for rate limits and new ids
  app.use(sessions.middleware) // looked up when a handler needs it, at most once
  app.use(requestLog(log)) // logs the final status, so it surrounds all checks
  app.use(setSecurityHeaders(config)) // on error responses too
  app.use(caching.sendFromCache) // for what is in memory nothing below is needed
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod })) // where other methods exist
  app.route('/health', healthRoutes(dependencies)) // must respond under load
  if (metrics && config.metricsToken) app.route('/', metricsRoutes(metrics, config.metricsToken))
  app.use(rejectControlCharacters) // before any path reaches the database
  app.use(redirectGluedPunctuation) // before any route takes the signs for a part of an id
  app.route('/', mailLinkRoutes(dependencies)) // before csrf: mail programs press them from elsewhere
  app.use(csrf(origin)) // before anything about a body
  app.use(refuseCompressedBody) // before any body is read
  app.use(receiveBody(jsonLimits)) // before a slot is taken: slow clients hold none
  // Before a slot is taken: the read that a tool asks for takes one.
  if (config.mcp) app.route('/', mcpRoutes({ ...dependencies, app, origin }))
  app.use(concurrencyLimit.withSlot) // at most 256 requests do the work below
  app.route('/', pictureFileRoutes(dependencies))
  for (const language of pageLanguages) {
    const data = { ...dependencies, guestDataPage: site?.languages[language].guestData }
    if (hasPage(language, '/mis-datos')) app.route(prefixOf(language), ownDataFileRoutes(data))
  }
  app.use('/api/*', noStoreByDefault) // responses are private unless a route says otherwise
  // After a write; a deletion leaves no session from which other processes read the position.
  app.use(config.databaseReadUrl ? '*' : '/api/users/*', setLogPosition(db, origin))
  app.use(clearPrefetched) // after a write
  app.route('/api', pictureUploadRoutes(dependencies)) // its body is an image, not JSON
  app.use('/api/*', requireJson) // before the body is parsed
  app.use('/api/*', limitBodySize(jsonLimits.bytes)) // for bodies that receiveBody skipped
  app.use('/api/*', createIdempotency(dependencies)) // after sessions: keys belong to a user
  app.use('/api/jobs/*', etag()) // 304 for what the visitor has already
  app.use('/api/candidate-profiles', etag())

  app.route('/api', apiRoutes(dependencies))
  app.route(
    '/api',
    openApiRoutes(app, apiDescription, { authorized: authorize('readApi'), origin })
  )
  if (config.mail.delivery === 'mailbox') app.route('/', mailboxRoutes(dependencies))
  app.get('/.well-known/change-password', c => c.redirect('/profile')) // password managers ask for it
  app.get('/.well-known/security.txt', c => {
    const contact = { origin, email: config.operator.email }
    return c.text(renderSecurityTxt(contact, dependencies.now()), 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': cacheControl.oneDay
    })
  })
  app.get('/login', c => c.redirect(`/auth${new URL(c.req.url).search}`))
  if (site) {
    const repeatableForm = createFormIdempotency(dependencies)
    const describeApi = () => createOpenApiDocument(app.routes, apiDescription, origin)
    const isProtected = (path: string) => site.protected.has(path)
    app.use(leadToSpanish({ isStaticFile, isProtected })) // before pages of a language that lacks one
    app.route('/', pageRoutes({ ...dependencies, site, repeatableForm, describeApi }))
    for (const language of otherLanguages) {
      const pages = { ...dependencies, site: site.languages[language], repeatableForm }
      app.route(prefixOf(language), translatedPageRoutes(pages))
    }
  }
  app.notFound(c =>
    isStaticFile(c.req.path)
      ? refuseMethod(c, ['GET', 'HEAD'])
      : (redirectTrailingSlash(c) ?? handleError(new HttpError(addressNotFound), c))
  )
  app.onError(handleError)
  return app
}

/** An error becomes a response of the API, a message for an assistant, or a page for a visitor. */
const createAppErrorHandler = ({ config, log, site, sessions }: AppNeeds) =>
  createErrorHandler({
    log,
    uniqueViolations,
    onUnauthenticated: sessions.clearEnded,
    errorPage: (c, error) =>
      (config.mcp && sendMcpError(c, error)) || (site && sendErrorPage(c, site, error))
  })

const createIdempotency = ({ db, vault }: AppNeeds) =>
  idempotencyKey({ db, vault, withoutUser: ['/api/register'] })

/** Minutes within which a form with the same content counts once, as after a double press. */
const sameFormMinutes = 10

/** The key of a form follows from its content when its page is the same for every visitor. */
const createFormIdempotency = ({ db, vault, now }: AppNeeds) =>
  idempotencyKey({
    db,
    vault,
    async readKey(c) {
      const period = Math.floor(now().getTime() / (sameFormMinutes * 60_000))
      const content = `${period} ${c.req.path} ${await c.req.text()}`
      return createHash('sha256').update(content).digest('base64url')
    },
    withoutUser: ['/auth']
  })

const createRequestId = () => randomBytes(9).toString('base64url')

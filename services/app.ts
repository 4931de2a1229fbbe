import { randomBytes } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { pageLanguages } from '#events/aggregates/languages.ts'
import { applicationUniqueViolations } from './applications/decide.ts'
import { applicationAnswerRoutes } from './applications/answers/routes.ts'
import { answerLinkRoutes } from './applications/answers/answer-link-routes.ts'
import { applicationMessageRoutes } from './applications/message-routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import { savedJobRoutes } from './applications/saved-job-routes.ts'
import { jobApplicationRoutes } from './applications/submit-routes.ts'
import { withdrawalRoutes } from './applications/withdrawal-routes.ts'
import { authRoutes } from './auth/log-in/routes.ts'
import { secondFactorRoutes } from './auth/log-in/second-factor-routes.ts'
import { sessionRoutes } from './auth/log-in/session-routes.ts'
import { authorize, requireOwnAccount } from './auth/permissions/authorization.ts'
import { sessionEnded } from './auth/shared/refusals.ts'
import type {} from './board.ts'
import { candidateProfileUniqueViolations } from './candidate-profiles/decide.ts'
import { ownProfileRoutes, readProfileRoutes } from './candidate-profiles/read-routes.ts'
import { candidateProfileRoutes } from './candidate-profiles/routes.ts'
import { candidateVisibilityRoutes } from './candidate-profiles/visibility-routes.ts'
import { operatorBulkRoutes } from './cases/bulk-routes.ts'
import { operatorCaseRoutes, operatorPeopleRoutes } from './cases/operator-routes.ts'
import { caseRoutes } from './cases/routes.ts'
import { ipLocationRoutes } from './ip-location/routes.ts'
import { alertRoutes } from './jobs/alerts/routes.ts'
import { jobDraftRoutes } from './jobs/drafts/routes.ts'
import { jobContactRoutes } from './jobs/posting/contact-routes.ts'
import { employerRoutes } from './jobs/posting/employer-routes.ts'
import { jobLifeRoutes } from './jobs/posting/life-routes.ts'
import { jobLinkRoutes } from './jobs/posting/link-routes.ts'
import { readJobRoutes } from './jobs/posting/read-routes.ts'
import { saveJobRoutes } from './jobs/posting/save-routes.ts'
import { jobCardRoutes, jobSearchRoutes } from './jobs/search/routes.ts'
import { mailboxRoutes } from './mail/links/mailbox-routes.ts'
import { mcpRoutes, sendMcpError } from './mcp/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { apiDescription } from './openapi.ts'
import { readOperationalState } from './operator-dashboard/operational-state.ts'
import { operatorRoutes } from './operator-dashboard/routes.ts'
import { guestDataRoutes, ownDataFileRoutes, ownDataRoutes } from './own-data/routes.ts'
import { mailLinkRoutes } from './pages/forms/mail-link-routes.ts'
import { pageRoutes, translatedPageRoutes } from './pages/routes.ts'
import { sendErrorPage } from './pages/site/error-pages.ts'
import {
  hasPage,
  leadPortugueseToSpanish,
  leadToSpanish,
  speakLanguageOfAddress
} from './pages/site/languages.ts'
import { serveStaticFiles } from './pages/site/serve-static-files.ts'
import { clearPrefetched } from './pages/site/speculation-rules.ts'
import { pictureFileRoutes, pictureUploadRoutes } from './pictures/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { idempotencyKey } from './platform/commands/idempotency-key.ts'
import { HttpError } from './platform/http/errors/errors.ts'
import { addressNotFound, notSignedIn } from './platform/http/errors/refusals.ts'
import { holdPermit } from './platform/http/limits/concurrency-limit.ts'
import { csrf } from './platform/http/limits/csrf.ts'
import {
  redirectGluedPunctuation,
  redirectOldAddress,
  redirectTrailingSlash,
  rejectControlCharacters
} from './platform/http/request/addresses.ts'
import type { AppEnv, Board } from './platform/http/request/app-env.ts'
import { redirectAliases } from './platform/http/request/redirect-aliases.ts'
import { requestContext } from './platform/http/request/client-address.ts'
import {
  jsonLimits,
  limitBodySize,
  receiveBody,
  refuseCompressedBody,
  requireJson
} from './platform/http/request/request-body.ts'
import { cacheControl, noStoreByDefault } from './platform/http/responses/cache-control.ts'
import { createErrorHandler, createMethodRefusal } from './platform/http/responses/error-handler.ts'
import { setLogPosition } from './platform/http/responses/read-your-writes.ts'
import { securityHeaders, setSecurityHeaders } from './platform/http/responses/security-headers.ts'
import { renderSecurityTxt } from './platform/http/responses/security-txt.ts'
import { healthRoutes } from './platform/observability/health.ts'
import { measureRequests, metricsRoutes } from './platform/observability/metrics-routes.ts'
import { requestLog } from './platform/observability/request-log.ts'
import { createOpenApiDocument } from './platform/openapi/document.ts'
import { openApiRoutes } from './platform/openapi/routes.ts'
import { unseenRoutes } from './unseen/routes.ts'
import { userUniqueViolations } from './users/decide.ts'
import { emailConfirmationRoutes } from './users/email-confirmation-routes.ts'
import { mailCodeRoutes } from './users/mail-code-routes.ts'
import { passwordResetRoutes } from './users/password-reset-routes.ts'
import { passwordRoutes } from './users/password-routes.ts'
import { registrationRoutes } from './users/registration-routes.ts'
import { revisionRoutes } from './users/revision-routes.ts'
import { userRoutes } from './users/routes.ts'
import { operatorEmployerRoutes, verificationRoutes } from './users/verification-routes.ts'
import { otherLanguages, prefixOf } from './words/languages.ts'
import { speech } from './words/words.ts'

const uniqueViolations = {
  ...userUniqueViolations,
  ...applicationUniqueViolations,
  ...candidateProfileUniqueViolations
}

/** Every call of the API. */
export const apiRoutes = new Hono<AppEnv>()
  .route('/', registrationRoutes)
  .route('/password-resets', passwordResetRoutes)
  .route('/mail-codes', mailCodeRoutes)
  .route('/email-confirmations', emailConfirmationRoutes)
  .route('/users', userRoutes)
  .route('/users', revisionRoutes)
  .route('/users', passwordRoutes)
  .route('/users', verificationRoutes)
  .route('/operator/employers', operatorEmployerRoutes)
  .route('/my-data', ownDataRoutes)
  .route('/', authRoutes)
  .route('/sessions', sessionRoutes)
  .route('/second-factor', secondFactorRoutes)
  .route('/job-cards', jobCardRoutes)
  .route('/jobs', jobSearchRoutes)
  .route('/jobs', readJobRoutes)
  .route('/jobs', jobContactRoutes)
  .route('/jobs', saveJobRoutes)
  .route('/jobs', jobLifeRoutes)
  .route('/job-drafts', jobDraftRoutes)
  .route('/job-links', jobLinkRoutes)
  .route('/employers', employerRoutes)
  .route('/alerts', alertRoutes)
  .route('/places', placeRoutes)
  .route('/jobs', jobApplicationRoutes)
  .route('/applications', applicationRoutes)
  .route('/applications', applicationAnswerRoutes)
  .route('/answer-links', answerLinkRoutes)
  .route('/applications', withdrawalRoutes)
  .route('/applications', applicationMessageRoutes)
  .route('/saved-jobs', savedJobRoutes)
  .route('/candidate-profiles', readProfileRoutes)
  .route('/candidate-profiles', candidateProfileRoutes)
  .route('/candidate-visibility', candidateVisibilityRoutes)
  .route('/my-candidate-profiles', ownProfileRoutes)
  .route('/messages', messageRoutes)
  .route('/', unseenRoutes)
  .route('/operator', operatorRoutes)
  .route('/', caseRoutes)
  .route('/operator', operatorBulkRoutes)
  .route('/operator/cases', operatorCaseRoutes)
  .route('/operator/people', operatorPeopleRoutes)
  .route('/', ipLocationRoutes)

export type Api = typeof apiRoutes

/** Gives each request what lives as long as the process, beside its connection. */
const provide = (board: Board): MiddlewareHandler<AppEnv> =>
  function provideBoard(c, next) {
    c.env = { ...c.env, board }
    return next()
  }

export function createApp(board: Board): Hono<AppEnv> {
  const { caching, config, db, log, metrics, now, origin, sessions, site } = board
  metrics?.watchMemory(caching.usage)
  metrics?.watchBoard(() => readOperationalState(db, config, now()))
  const isStaticFile = (path: string) => site?.files.has(path) === true
  const handleError = createAppErrorHandler(board)
  const refuseMethod = createMethodRefusal(handleError)
  const app = new Hono<AppEnv>()

  // The middleware before a handler, in order.
  app.use(provide(board))
  app.use(speakLanguageOfAddress) // for every word below, those of an error too
  if (metrics) app.use(measureRequests(metrics, isStaticFile)) // first: times everything below
  // Before any page is sent.
  if (config.aliases.length) app.use(redirectAliases(config.aliases, config.appOrigin))
  if (site) app.use(serveStaticFiles(site, securityHeaders(config))) // needs no session and no log entry
  app.use(requestId({ headerName: '', generator: createRequestId })) // for the log and events
  app.use(requestContext(config.trustedProxies)) // for rate limits and new ids
  app.use(sessions.middleware) // looked up when a handler needs it, at most once
  app.use(requestLog(log)) // logs the final status, so it surrounds all checks
  app.use(setSecurityHeaders(config)) // on error responses too
  app.use(caching.sendFromCache) // for what is in memory nothing below is needed
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod })) // where other methods exist
  app.route('/health', healthRoutes(board)) // must respond under load
  if (metrics && config.metricsToken) app.route('/', metricsRoutes(metrics, config.metricsToken))
  app.use(rejectControlCharacters) // before any path reaches the database
  app.use(redirectGluedPunctuation) // before any route takes the signs for a part of an id
  app.use(redirectOldAddress)
  // Before csrf: mail programs press them from elsewhere.
  for (const language of pageLanguages) app.route(prefixOf(language), mailLinkRoutes)
  app.use(csrf(origin)) // before anything about a body
  app.use(refuseCompressedBody) // before any body is read
  app.use(receiveBody(jsonLimits)) // before a permit is taken: slow clients hold none
  // Before a permit is taken: the read that a tool asks for takes one.
  if (config.mcp) app.route('/', mcpRoutes(app))
  app.use(holdPermit) // at most 256 requests do the work below
  app.route('/', pictureFileRoutes)
  for (const language of pageLanguages) {
    if (!hasPage(language, '/mis-datos')) continue
    const prefix = prefixOf(language)
    app.route(prefix, guestDataRoutes(site?.languages[language].guestData))
    app.route(prefix, ownDataFileRoutes)
  }
  app.use('/api/*', noStoreByDefault) // responses are private unless a route says otherwise
  app.use('/api/*', requireOwnAccount) // before any effect
  // After a write; a deletion leaves no session from which other processes read the position.
  app.use(config.databaseReadUrl ? '*' : '/api/users/*', setLogPosition)
  app.use(clearPrefetched) // after a write
  app.route('/api', pictureUploadRoutes) // its body is an image, not JSON
  app.use('/api/*', requireJson) // before the body is parsed
  app.use('/api/*', limitBodySize(jsonLimits.bytes)) // for bodies that receiveBody skipped
  app.use('/api/*', idempotencyKey({ withoutUser: ['/api/register'] })) // after sessions: keys belong to a user
  app.use('/api/jobs/*', etag()) // 304 for what the visitor has already
  app.use('/api/candidate-profiles', etag())

  app.route('/api', apiRoutes)
  app.route(
    '/api',
    openApiRoutes(app, apiDescription, { authorized: authorize('readApi'), origin })
  )
  if (config.mail.delivery === 'mailbox') app.route('/', mailboxRoutes)
  app.get('/.well-known/change-password', c => c.redirect('/profile')) // password managers ask for it
  app.get('/.well-known/security.txt', c => {
    const contact = { origin, email: config.operator.email }
    return c.text(renderSecurityTxt(contact, now()), 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': cacheControl.oneDay
    })
  })
  app.get('/pt/*', leadPortugueseToSpanish)
  app.on('GET', ['/login', ...otherLanguages.map(language => `${prefixOf(language)}/login`)], c =>
    c.redirect(speech.path(`/auth${new URL(c.req.url).search}`))
  )
  if (site) {
    const describeApi = () => createOpenApiDocument(app.routes, apiDescription, origin)
    const isProtected = (path: string) => site.protected.has(path)
    app.use(leadToSpanish({ isStaticFile, isProtected })) // before pages of a language that lacks one
    app.route('/', pageRoutes(site, describeApi))
    for (const language of otherLanguages) {
      app.route(prefixOf(language), translatedPageRoutes(site.languages[language]))
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
const createAppErrorHandler = ({ config, log, site, sessions }: Board) =>
  createErrorHandler({
    log,
    uniqueViolations,
    onUnauthenticated: async (c, error) => {
      const isEnded = await sessions.clearEnded(c)
      return isEnded && error.code === notSignedIn.code ? new HttpError(sessionEnded) : error
    },
    errorPage: (c, error) =>
      (config.mcp && sendMcpError(c, error)) || (site && sendErrorPage(c, site, error))
  })

const createRequestId = () => randomBytes(9).toString('base64url')

import { findMunicipality } from '#events/places/municipalities.ts'
import { findNextExpiry } from '#projections/jobs/sitemap-entries.ts'
import { createMigrator } from '#projections/rebuild/migrate-database.ts'
import { createThingEraser } from '#services/account-archive/erase-thing.ts'
import { accountArchiveMigrations } from '#services/account-archive/migration.ts'
import { createHistoryReader } from '#services/account-archive/own-history.ts'
import { createApplicationActions } from '#services/applications/application-actions.ts'
import { stopReminders } from '#services/applications/stop-reminders.ts'
import { findGuest } from '#services/applications/find-guest.ts'
import { createSubmission } from '#services/applications/submit-routes.ts'
import { createAuthorize } from '#services/auth/authorization.ts'
import { createPasswordCheck } from '#services/auth/check-password.ts'
import { createRequestCounter } from '#services/auth/count-request.ts'
import { credentials } from '#services/auth/credentials.ts'
import { findWeakness } from '#services/auth/guessable-passwords.ts'
import { authMigrations } from '#services/auth/migration.ts'
import { createOperatorCheck } from '#services/auth/operators.ts'
import { createPasswordHasher, type PasswordHasher } from '#services/auth/passwords.ts'
import { createLogIn, createLogOut } from '#services/auth/routes.ts'
import { createSecondFactor } from '#services/auth/second-factor.ts'
import { createSessions } from '#services/auth/session.ts'
import { findLiveSessions, listSessions } from '#services/auth/session-store.ts'
import { createNameSearch } from '#services/candidate-profiles/find-profile.ts'
import { createContactRule } from '#services/candidate-profiles/viewer.ts'
import { createCaseActions } from '#services/cases/case-actions.ts'
import { openGeoLookup, type GeoLookup } from '#services/ip-location/geo.ts'
import { alertMigrations, jobMigrations } from '#services/jobs/migration.ts'
import { listServerFaults } from '#services/mail/mail-list.ts'
import { mailMigrations } from '#services/mail/migration.ts'
import { createGuessNotice } from '#services/mail/password-guesses.ts'
import { deleteMailsOf, listMailsOf } from '#services/mail/store.ts'
import { createUnsubscribe } from '#services/mail/unsubscribe.ts'
import type { AlertDependencies } from '#services/jobs/alert-routes.ts'
import { dropOutdatedHits } from '#services/jobs/alert-matches.ts'
import { createAlertConfirmation } from '#services/jobs/confirm-alert.ts'
import { endAlertOf, endSameAlerts } from '#services/jobs/end-alert.ts'
import { createRemovedContactSearch } from '#services/jobs/removed-contact.ts'
import { createViewCounter, type ViewCounter } from '#services/jobs/view-counter.ts'
import { operatorMigration } from '#services/operator-dashboard/migration.ts'
import {
  createSearchCounter,
  type SearchCounter
} from '#services/operator-dashboard/search-counter.ts'
import type { BuiltSite } from '#services/pages/built-site.ts'
import { pictureMigrations } from '#services/pictures/migration.ts'
import { claimPhotos, deletePhotos } from '#services/pictures/photo-store.ts'
import { claimPicture, listPicturesOf } from '#services/pictures/store.ts'
import { type Commands, createCommands } from '#services/platform/commands/handle-command.ts'
import { megabyte } from '#services/platform/config/units.ts'
import type { ConcurrencyLimit } from '#services/platform/http/concurrency-limit.ts'
import { createResponseCaching } from '#services/response-cache/cache-responses.ts'
import {
  createRateLimiter,
  disabledRateLimiter,
  type RateLimiter
} from '#services/platform/http/rate-limit.ts'
import {
  createPositionReader,
  readFromPrimary,
  type ReplicaRead
} from '#services/platform/http/read-your-writes.ts'
import { createReplicaReader } from '#services/response-cache/read-from-replica.ts'
import { linkTokens } from '#services/platform/http/link-tokens.ts'
import { createSignedTokens, type SignedTokens } from '#services/platform/http/signed-token.ts'
import { createLogger, type Logger } from '#services/platform/observability/logger.ts'
import type { Metrics } from '#services/platform/observability/metrics.ts'
import { createPasswordResets } from '#services/users/password-reset-routes.ts'
import { createRegistration } from '#services/users/registration-routes.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { createLive, type Live } from '#services/platform/http/live.ts'
import { createEmailProof, type EmailProofDependencies } from '#services/users/prove-email.ts'

/** Of the whole database, with the tables of every module. */
export const { migrateDatabase, isDatabaseCurrent } = createMigrator([
  ...authMigrations,
  ...accountArchiveMigrations,
  ...pictureMigrations,
  operatorMigration,
  ...jobMigrations,
  ...mailMigrations,
  ...alertMigrations
])

/** Dependencies that live as long as the process; each module declares the subset that it needs. */
export interface Dependencies extends DataAccess {
  /** Reads from a replica where there is one, else from the primary. */
  replicaRead: ReplicaRead
  rateLimiter: RateLimiter
  passwords: PasswordHasher
  geo: GeoLookup
  /** Undefined when only the API is served. */
  site?: BuiltSite | undefined
  log: Logger
  /** Undefined when no metrics token is configured. */
  metrics?: Metrics | undefined
  live: Live
  searchCounter: SearchCounter
  viewCounter: ViewCounter
  /** See `retryDeadLetter` in workers. */
  retryDeadLetter(subscription: string, position: number): Promise<boolean>
  /** True once the process is shutting down. */
  isShuttingDown(): boolean
  isWarmedUp(): boolean
}

/** The dependencies of a process, but for those that are given. */
export async function createDependencies(
  access: DataAccess,
  given: Partial<Dependencies> & Pick<Dependencies, 'retryDeadLetter'>
): Promise<Dependencies> {
  const { config, db, now, secret } = access
  const log = given.log ?? createLogger(config.logLevel)
  return {
    ...access,
    replicaRead: readFromPrimary(db),
    rateLimiter: config.limits ? createRateLimiter(db, config.limits, secret) : disabledRateLimiter,
    passwords: given.passwords ?? createPasswordHasher(),
    geo: await openGeoLookup(config),
    log,
    live: createLive({
      db,
      findLiveSessions: tokenHashes => findLiveSessions(db, tokenHashes, now()),
      warn: err => log.warn({ err }, 'browsers were not notified of changes')
    }),
    searchCounter: createSearchCounter(db, now),
    viewCounter: createViewCounter(db, now),
    isShuttingDown: () => false,
    isWarmedUp: () => true,
    ...given
  }
}

/** What the routes need: what lives as long as the process, and what is made of it. */
export function createApiDependencies(
  dependencies: Dependencies,
  concurrencyLimit: ConcurrencyLimit
) {
  const { config, db, log, now, rateLimiter, secret, previousSecret } = dependencies
  const origin = config.appOrigin
  const secondFactor = createSecondFactor({ db, now, secret, previousSecret })
  const sessions = createSessions({ db, now, secret, previousSecret, origin })
  const lastWrittenPosition = createPositionReader(origin)
  const caching = createResponseCaching({
    ...{ db, now, rateLimiter, findNextExpiry, lastWrittenPosition },
    mayHaveSession: sessions.mayExist,
    maxBytes: config.responseMemoryMegabytes * megabyte
  })
  const commands = createCommands(dependencies)
  const tokens = createSignedTokens(secret, previousSecret)
  const warn = (err: unknown, message: string) => log.warn({ err }, message)
  const applicationActions = createApplicationActions(dependencies, {
    ...{ deleteMails: deleteMailsOf, tokens, warn }
  })
  const { joinGuests } = applicationActions
  const isContactAllowed = createContactRule(config)
  const checkPassword = createPasswordCheck({
    ...{ ...dependencies, concurrencyLimit },
    knownDevices: sessions.knownDevices,
    noticeGuesses: createGuessNotice(dependencies)
  })
  const accounts = {
    ...dependencies,
    ...{ checkPassword, commands, credentials, findWeakness, secondFactor, sessions, tokens }
  }
  return {
    ...dependencies,
    logIn: createLogIn(accounts),
    logOut: createLogOut(accounts),
    passwordResets: createPasswordResets({ ...accounts, joinGuests }),
    register: createRegistration(accounts),
    submitApplication: createSubmission({ ...dependencies, commands, isContactAllowed }),
    caching,
    cacheResponses: caching.cacheResponses,
    authorize: createAuthorize({
      config,
      countRequest: createRequestCounter(rateLimiter),
      isOperator: createOperatorCheck(db, config.operators),
      secondFactor
    }),
    checkPassword,
    commands,
    ...createAlertActions(dependencies, { commands, joinGuests, tokens }),
    ...applicationActions,
    ...createCaseActions(dependencies, {
      ...{ commands, db, now, rateLimiter, tokens, warn },
      findProfileName: createNameSearch({ db, isContactAllowed }),
      findGuest: (email, load) => findGuest(dependencies, email, load)
    }),
    concurrencyLimit,
    dropOutdatedHits: (alerts: readonly string[]) => dropOutdatedHits(db, alerts, now()),
    credentials,
    findMunicipality,
    eraseThing: createThingEraser(dependencies),
    findRemovedContact: createRemovedContactSearch(dependencies),
    findWeakness,
    isContactAllowed,
    listMailsOf,
    listMailFaults: () => listServerFaults(db),
    listPicturesOf,
    listSessions,
    readOwnHistory: createHistoryReader(dependencies),
    origin,
    claimPicture,
    photos: { claim: claimPhotos, delete: deletePhotos },
    readFromReplica: createReplicaReader(
      dependencies.replicaRead,
      lastWrittenPosition,
      dependencies.searchCounter.add
    ),
    secondFactor,
    sessions,
    tokens
  }
}

/** How alerts are confirmed and ended, by routes and by the links of e-mails. */
function createAlertActions(
  dependencies: Dependencies,
  made: { commands: Commands; tokens: SignedTokens } & Pick<EmailProofDependencies, 'joinGuests'>
) {
  const { db, now } = dependencies
  const proveEmail = createEmailProof({ ...made, db })
  const ending = { ...dependencies, deleteMails: deleteMailsOf }
  const endSame = (id: string, email?: string) => endSameAlerts(ending, id, email)
  const confirmAlert = createAlertConfirmation({
    ...{ ...made, db, now, proveEmail, endSameAlerts: endSame }
  })
  const end: AlertDependencies['endAlert'] = (id, request) => endAlertOf(ending, id, request)
  const unsubscribe = createUnsubscribe(
    { ...made, now },
    {
      [linkTokens.alertEnd.kind]: id => end(id, { reason: 'persona' }),
      [linkTokens.reminders.kind]: id => stopReminders(made.commands, id)
    }
  )
  const mailLinks = { '/baja': unsubscribe, '/alertas/confirmar': confirmAlert }
  return { confirmAlert, endAlert: end, endSameAlerts: endSame, mailLinks }
}

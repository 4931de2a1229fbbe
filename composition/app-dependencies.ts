import { findMunicipality } from '#events/places/municipalities.ts'
import { findNextExpiry } from '#projections/jobs/tables/sitemap-entries.ts'
import { createThingEraser } from '#services/account-archive/erase-thing.ts'
import { createHistoryReader } from '#services/account-archive/own-history.ts'
import { createApplicationActions } from '#services/applications/application-actions.ts'
import { stopReminders } from '#services/applications/stop-reminders.ts'
import { findGuest } from '#services/applications/find-guest.ts'
import { createSubmission } from '#services/applications/submit-routes.ts'
import { createAuthorize } from '#services/auth/permissions/authorization.ts'
import { createPasswordCheck } from '#services/auth/passwords/check-password.ts'
import { createRequestCounter } from '#services/auth/permissions/count-request.ts'
import { credentials } from '#services/auth/sessions/credentials.ts'
import { findWeakness } from '#services/auth/passwords/guessable-passwords.ts'
import { createOperatorCheck } from '#services/auth/permissions/operators.ts'
import { createLogIn, createLogOut } from '#services/auth/log-in/routes.ts'
import { createSecondFactor } from '#services/auth/sessions/second-factor.ts'
import { createSessions } from '#services/auth/sessions/session.ts'
import { listSessions } from '#services/auth/sessions/session-store.ts'
import {
  createNameSearch,
  createProfilePageSearch
} from '#services/candidate-profiles/find-profile.ts'
import { createContactRule } from '#services/candidate-profiles/viewer.ts'
import { createCaseActions } from '#services/cases/case-actions.ts'
import { listServerFaults } from '#services/mail/outbox/mail-list.ts'
import { createGuessNotice } from '#services/mail/accounts/password-guesses.ts'
import { deleteMailsOf, listMailsOf } from '#services/mail/outbox/store.ts'
import { createUnsubscribe } from '#services/mail/links/unsubscribe.ts'
import type { AlertDependencies } from '#services/jobs/alerts/routes.ts'
import { dropOutdatedHits } from '#services/jobs/alerts/matches.ts'
import { createAlertConfirmation } from '#services/jobs/alerts/confirm-alert.ts'
import { endAlertOf, endSameAlerts } from '#services/jobs/alerts/end-alert.ts'
import { createRemovedContactSearch } from '#services/jobs/posting/removed-contact.ts'
import { claimPhotos, deletePhotos } from '#services/pictures/photo-store.ts'
import { claimPicture, listPicturesOf } from '#services/pictures/store.ts'
import { findContact } from '#services/messages/find-contact.ts'
import { type Commands, createCommands } from '#services/platform/commands/handle-command.ts'
import { megabyte } from '#services/platform/config/units.ts'
import {
  type ConcurrencyLimit,
  createConcurrencyLimit
} from '#services/platform/http/limits/concurrency-limit.ts'
import { createApp } from '#services/app.ts'
import { createResponseCaching } from '#services/response-cache/cache-responses.ts'
import { createPositionReader } from '#services/platform/http/responses/read-your-writes.ts'
import { createReplicaReader } from '#services/response-cache/read-from-replica.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import {
  createSignedTokens,
  type SignedTokens
} from '#services/platform/http/request/signed-token.ts'
import { createPasswordResets } from '#services/users/password-reset-routes.ts'
import { createRegistration } from '#services/users/registration-routes.ts'
import { createEmailProof, type EmailProofDependencies } from '#services/users/prove-email.ts'

import type { Dependencies } from './dependencies.ts'

/** The app of a process that has these dependencies. */
export function composeApp(dependencies: Dependencies, limit = createConcurrencyLimit()) {
  return createApp(createAppDependencies(dependencies, limit))
}

/** What the app needs: what lives as long as the process, and what is made of it. */
export function createAppDependencies(
  dependencies: Dependencies,
  concurrencyLimit: ConcurrencyLimit
) {
  const { config, db, log, now, rateLimiter, secret, previousSecret } = dependencies
  const origin = config.appOrigin
  const secondFactor = createSecondFactor({ db, now, secret, previousSecret })
  const sessions = createSessions({ db, now, secret, previousSecret, origin })
  const lastWrittenPosition = createPositionReader(origin)
  const caching = createResponseCaching({
    db,
    now,
    rateLimiter,
    findNextExpiry,
    lastWrittenPosition,
    mayHaveSession: sessions.mayExist,
    maxBytes: config.responseMemoryMegabytes * megabyte
  })
  const commands = createCommands(dependencies)
  const tokens = createSignedTokens(secret, previousSecret)
  const warn = (err: unknown, message: string) => log.warn({ err }, message)
  const applicationActions = createApplicationActions(dependencies, {
    deleteMails: deleteMailsOf,
    tokens,
    warn
  })
  const { joinGuests } = applicationActions
  const isOperator = createOperatorCheck(db, config.operators)
  const isContactAllowed = createContactRule(config)
  const checkPassword = createPasswordCheck({
    ...dependencies,
    concurrencyLimit,
    knownDevices: sessions.knownDevices,
    noticeGuesses: createGuessNotice(dependencies)
  })
  const accounts = {
    ...dependencies,
    checkPassword,
    commands,
    credentials,
    findWeakness,
    secondFactor,
    sessions,
    tokens
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
      isOperator,
      secondFactor
    }),
    isOperator,
    checkPassword,
    commands,
    ...createAlertActions(dependencies, { commands, joinGuests, tokens }),
    ...applicationActions,
    ...createCaseActions(dependencies, {
      commands,
      db,
      now,
      rateLimiter,
      tokens,
      warn,
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
    findContact: findContact.bind(null, db),
    findProfilePage: createProfilePageSearch({ db, isContactAllowed }),
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
    ...made,
    db,
    now,
    proveEmail,
    endSameAlerts: endSame
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

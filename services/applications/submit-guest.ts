import { isDeepStrictEqual } from 'node:util'
import { application, type Said } from '#events/aggregates/applications.ts'
import { toId } from '#events/aggregates/ids.ts'
import type { Database } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { job } from '#events/aggregates/jobs.ts'
import { findProcessing } from '#events/store/idempotency-records.ts'
import { findLatestOfGuest, type LatestOfGuest } from '#projections/applications/queries.ts'
import { saidView } from '#projections/applications/said.ts'
import type { SentApplication } from '#projections/applications/view.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { phoneLinks } from '#projections/views/phone-links.ts'
import type { CommandRequest, Commands } from '#services/platform/commands/handle-command.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import type { AppVariables } from '#services/platform/http/request/app-env.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { serviceUnavailable } from '#services/platform/http/errors/errors.ts'
import type { SubmitApplication } from './contract.ts'
import { type Correction, eraseCorrected, signCorrection } from './correct-guest.ts'
import * as decide from './decide.ts'
import { guestStreamOf } from './applicant.ts'
import { findGuest } from './find-guest.ts'
import { loadTarget } from './load-target.ts'

interface GuestSubmission {
  commands: Commands
  db: Database
  vault: Pick<PersonalDataVault, 'keyedHash' | 'shredKey'>
  now(): Date
}

export type GuestRequest = Extract<SubmitApplication, { applicantEmail: string }>

const maxAttempts = 5

/**
 * A guest's application, or a further cover letter for the one that waits for its employer; the same one again changes nothing.
 * The sender cannot tell which of them it was. Returns the id of the application.
 */
export async function submitAsGuest(
  context: GuestSubmission,
  command: CommandRequest,
  { jobId, request, said, corrects }: Omit<GuestLetter, 'latest'>
): Promise<string> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const latest = await findLatestOfGuest(context.db, jobId, request.applicantEmail)
    try {
      return latest?.isOpen
        ? await rewrite(context, command, { jobId, request, said, latest, corrects })
        : await submit(context, command, { jobId, request, said, latest, corrects })
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
  throw serviceUnavailable()
}

/** Another request has sent, answered or withdrawn the application meanwhile. */
class Overtaken extends Error {}

interface GuestLetter {
  jobId: string
  request: GuestRequest
  said: Said
  latest: LatestOfGuest | undefined
  /** The application that was sent with a wrong e-mail. */
  corrects: Correction | undefined
}

async function submit(
  context: GuestSubmission,
  command: CommandRequest,
  { jobId, request, said, latest, corrects }: GuestLetter
): Promise<string> {
  const { commands, db, vault } = context
  const { coverLetter, applicantName, applicantEmail, applicantPhone, language } = request
  const details = { coverLetter, applicantName, applicantEmail, applicantPhone, language, ...said }
  const guestId = await findGuest({ db, vault }, applicantEmail, createStreamLoader(db).load)
  const id = await findFreeId({ db, vault }, [guestId, jobId, latest?.id ?? ''])
  await commands.handle(
    command,
    application,
    id,
    async (state, load, now) => {
      const target = await loadTarget(jobId, load)
      const guestId = await findGuest({ db, vault }, applicantEmail, load)
      if (state.state !== 'unknown') throw new Overtaken()
      return {
        events: decide.submitApplication(state, id, target, { ...details, guestId }, now),
        ...(await eraseCorrected(context, load, { corrects, jobId }))
      }
    },
    [[job, jobId]]
  )
  return id
}

/** Follows from the guest, the job and the application before: of two concurrent requests, one finds the other's application. */
async function findFreeId(
  { db, vault }: Pick<GuestSubmission, 'db' | 'vault'>,
  parts: readonly string[]
): Promise<string> {
  for (let erasures = 0; ; erasures++) {
    const text = ['application', ...parts, erasures].join(' ')
    const id = toId(await vault.keyedHash(db, text))
    const streams = createStreamLoader(db)
    const { state } = await streams.load([application, id])
    if (state !== 'unknown' || !streams.lastOf(application.stream(id))) return id
  }
}

async function rewrite(
  context: GuestSubmission,
  command: CommandRequest,
  { jobId, request, said, latest, corrects }: GuestLetter & { latest: LatestOfGuest }
): Promise<string> {
  const { coverLetter, applicantName, applicantPhone, language } = request
  const { id } = latest
  const isSame =
    latest.coverLetter === coverLetter &&
    isDeepStrictEqual(latest.said, said) &&
    latest.applicantName === applicantName &&
    latest.applicantPhone === applicantPhone
  await context.commands.handle(
    command,
    application,
    id,
    async (state, load, now) => {
      const target = await loadTarget(jobId, load)
      const guest = await load(guestStreamOf(state))
      if (!decide.isUndecided(state) || guest.state === 'erased') throw new Overtaken()
      const rewritten = { coverLetter, applicantName, applicantPhone, language, ...said }
      const events = decide.rewriteApplication(state, id, target, rewritten, now)
      const other = corrects?.id === id ? undefined : corrects
      return {
        events: isSame ? [] : events,
        ...(await eraseCorrected(context, load, { corrects: other, jobId }))
      }
    },
    [[job, jobId]]
  )
  return id
}

/** The response to a guest: as for a first application, whatever was sent before. A retry gets the same. */
export async function describeGuestApplication(
  { db, tokens, now }: { db: Database; tokens: Pick<SignedTokens, 'sign'>; now(): Date },
  command: Pick<AppVariables, 'requestId' | 'idempotency'>,
  { id, jobId, request, said }: { id: string; jobId: string; request: GuestRequest; said: Said }
): Promise<SentApplication> {
  const { idempotency } = command
  const [found, processed] = await Promise.all([
    findJob(db, jobId),
    idempotency && findProcessing(db, idempotency)
  ])
  const appliedAt = processed?.at ?? now().toISOString()
  const requestId = processed?.requestId ?? command.requestId
  const { coverLetter, applicantName, applicantEmail, applicantPhone } = request
  const guest = {
    applicantId: null,
    personId: null,
    applicantProfileId: null,
    applicantSummary: null
  }
  const job = { isJobWithdrawn: false, isJobClosed: false, isEmployerDeleted: false }
  const { title: jobTitle = null, companyName = null, employerId = '' } = found ?? {}
  return {
    coverLetter,
    ...saidView(said),
    applicantName,
    applicantEmail,
    applicantPhone,
    ...phoneLinks(applicantPhone),
    ...guest,
    id,
    jobId,
    jobTitle,
    companyName,
    employerId,
    ...job,
    status: 'pending',
    appliedAt,
    statusChangedAt: null,
    seenAt: null,
    talkedAt: null,
    talkedBy: null,
    talkDeniedAt: null,
    answeredAt: null,
    askedAgainAt: null,
    lapsedAt: null,
    isGuestApplication: true,
    isUnseen: false,
    earlierLetters: [],
    employerWords: null,
    withdrawnAt: null,
    eraseOn: null,
    isEmailBounced: false,
    correction: signCorrection(tokens, { id, appliedAt, requestId })
  }
}

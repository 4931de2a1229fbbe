import { Hono } from 'hono'
import { type Application, application } from '#events/aggregates/applications.ts'
import type { Database } from '#events/database/database.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { findApplication, listApplications } from '#projections/applications/queries.ts'
import { findShownProfiles } from '#projections/candidate-profiles/contacts.ts'
import { findJobCards } from '#projections/jobs/tables/queries.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import type { UserView } from '#projections/users/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { isContactAllowed, type MailDelivery } from '#services/candidate-profiles/viewer.ts'
import { listUndoableAnswers } from '#projections/messages/queries.ts'
import { eraseThing } from '#services/account-archive/erase-thing.ts'
import { eraseMessage, sendMessage } from '#services/messages/decide.ts'
import { findContact } from '#services/messages/find-contact.ts'
import { loadPerson } from '#services/messages/load-person.ts'
import type {
  CommandRequest,
  Decision,
  StreamEvents
} from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { ChangeApplicationStatus } from './answer-contract.ts'
import { ListApplications } from './list-contract.ts'
import * as decide from './decide.ts'
import { guestStreamOf, requireApplicant, accountStreamOf } from './applicant.ts'
import { applicationNotFound } from './refusals.ts'
import { summarizeApplicant } from './summarize-applicant.ts'

export const applicationRoutes = new Hono<AppEnv>()
  .get('/', authorize('listApplications'), validate('query', ListApplications), async c => {
    const { config, db, now } = c.env.board
    const { user: by } = c.var
    const { scope, ...list } = c.req.valid('query')
    const usual = by.userType === 'employer' ? 'received' : 'sent'
    const query = { scope: scope ?? usual, userId: by.id, now: now(), ...list }
    const found = await listApplications(db, query)
    if (query.scope === 'sent') return c.json(found)
    const applications = await withShownProfiles({ db, config }, found.applications, by)
    return c.json({ ...found, applications })
  })

  .put(
    '/:id',
    authorize('changeApplicationStatus'),
    validate('json', ChangeApplicationStatus),
    async c => {
      const { config, db } = c.env.board
      const { user: by } = c.var
      const id = c.req.param('id')
      await answer(c.env.board, c.var, id, c.req.valid('json'))
      const changed = await getApplicationOrThrow(db, id)
      const [shown] = await withShownProfiles({ db, config }, [changed], by)
      return c.json(requireFound(shown, applicationNotFound))
    }
  )

  .put('/:id/seen', authorize('seeApplication'), async c => {
    const { commands } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    await commands.handle(c.var, application, id, async (state, load) =>
      decide.seeApplication(state, id, by, await load(guestStreamOf(state)))
    )
    return c.json({ message: 'Aplicación vista' })
  })

/**
 * Changes the status, all or nothing: with words it sends them as a message; without any it takes back those of an answer
 * that can still be undone.
 */
async function answer(
  board: Pick<Board, 'commands' | 'db' | 'vault' | 'now'>,
  context: CommandRequest & { user: UserView; newId(): string },
  id: string,
  { status, message: words }: ChangeApplicationStatus
): Promise<void> {
  const { commands, db } = board
  const { user: by } = context
  const change = async (state: Application, load: LoadStream) => {
    requireApplicant(state, await loadApplicant(state, load))
    return decide.changeApplicationStatus(state, id, status, by)
  }
  if (!words) {
    await commands.handle(context, application, id, async (state, load, now) => {
      const events = await change(state, load)
      return events.length ? { events, ...(await undoAnswer(board, load, id, now)) } : events
    })
    return
  }
  const { personId: receiverId, jobId } = await getApplicationOrThrow(db, id)
  const messageId = context.newId()
  await commands.handle(context, message, messageId, async (sent, load) => {
    const [state, sender] = await load([application, id], [user, by.id])
    const events = await change(state, load)
    const contact = await findContact(db, by.id, receiverId, jobId)
    const receiver = await loadPerson(load, receiverId, contact)
    const request = { receiverId, jobId, applicationId: id, content: words }
    return {
      events: sendMessage(sent, messageId, request, by, { sender, receiver, contact }),
      consequences: [{ stream: application.stream(id), events }]
    }
  })
}

/** Erases what was written with an answer, while its receiver does not see it yet. */
async function undoAnswer(
  { db, vault, now }: Pick<Board, 'db' | 'vault' | 'now'>,
  load: LoadStream,
  id: string,
  at: Date
): Promise<Omit<Decision<never>, 'events'>> {
  const consequences: StreamEvents[] = []
  const answers = await listUndoableAnswers(db, id, at)
  for (const { id } of answers)
    consequences.push({
      stream: message.stream(id),
      events: eraseMessage(await load([message, id]), id)
    })
  return {
    consequences,
    async inTransaction(tx) {
      for (const { id } of answers) await eraseThing(tx, id, { vault, now, requestedBy: 'author' })
    }
  }
}

/** For the employer, without profiles that their owners hide from it. */
async function withShownProfiles(
  { db, config }: { db: Database; config: MailDelivery },
  applications: readonly ApplicationView[],
  by: UserView
): Promise<ApplicationView[]> {
  const ids = applications.flatMap(({ applicantProfileId: id }) => (id ? [id] : []))
  const viewer = { employerId: by.id, isContactAllowed: isContactAllowed(by, config) }
  const shown = await findShownProfiles(db, ids, viewer)
  const seen = applications.filter(({ applicantProfileId: id }) => id && shown.has(id))
  const jobs = await findJobCards(db, [...new Set(seen.map(({ jobId }) => jobId))])
  return applications.map(application => {
    const profile = shown.get(application.applicantProfileId ?? '')
    return {
      ...application,
      applicantProfileId: profile?.id ?? null,
      applicantSummary: profile
        ? summarizeApplicant(
            profile,
            jobs.find(({ id }) => id === application.jobId)
          )
        : null
    }
  })
}

/** The guest who sent the application, and the account of the applicant. */
async function loadApplicant(state: Application, load: LoadStream) {
  const guest = await load(guestStreamOf(state))
  return { guest, account: await load(accountStreamOf(state, guest)) }
}

export async function getApplicationOrThrow(db: Database, id: string): Promise<ApplicationView> {
  return requireFound(await findApplication(db, id), applicationNotFound)
}

import { day } from '#events/units.ts'
import { createHash } from 'node:crypto'
import { application } from '#events/aggregates/applications.ts'
import { toId } from '#events/aggregates/ids.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { findUnanswered, type UnansweredApplication } from '#projections/applications/queries.ts'
import { isPresent, sendMessage } from '#services/messages/decide.ts'
import { loadPerson } from '#services/messages/load-person.ts'
import {
  type CommandDependencies,
  handleCommand
} from '#services/platform/commands/handle-command.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { isUndecided, rejectWaiting } from '../decide.ts'

/** Milliseconds after the closing within which applicants are answered; later the rest stays with the employer. */
const answerPeriod = 7 * day

/** Some of the applications that wait although their job was closed with an answer; of one job, or of all. */
export function listUnanswered(
  { db, now }: Pick<CommandDependencies, 'db' | 'now'>,
  limit: number,
  jobId?: string
): Promise<UnansweredApplication[]> {
  const closedAfter = new Date(now().getTime() - answerPeriod).toISOString()
  return findUnanswered(db, closedAfter, limit, jobId)
}

/**
 * Rejects the application, and sends its applicant the answer as a message. Idempotent: the id of the message follows from
 * the application.
 */
export async function answerApplication(
  dependencies: CommandDependencies,
  { id, jobId, employerId, personId, answer }: UnansweredApplication
): Promise<void> {
  const messageId = toId(createHash('sha256').update(`answer ${id}`).digest())
  const request = { receiverId: personId, jobId, applicationId: id, content: answer }
  const contact = 'open' as const
  await handleCommand(dependencies, message, messageId, async (state, load) => {
    const [answered, sender] = await load([application, id], [user, employerId])
    const receiver = await loadPerson(load, personId, contact)
    const isDue = state.state === 'unknown' && isUndecided(answered)
    if (!isDue || !isPresent(receiver)) return []
    return sendMessage(state, messageId, request, { id: employerId }, { sender, receiver, contact })
  })
  await handleCommand(dependencies, application, id, state => rejectWaiting(state, id))
}

/** Applications that are answered within the request; a scheduled job answers the others. One transaction for all has no bound. */
const answeredAtOnce = 50

/** Answers the applicants of a job. A failure is left to the scheduled job: the job is closed already. */
export async function answerWaiting(
  context: CommandDependencies & { log: Pick<Logger, 'warn'> },
  jobId: string
): Promise<void> {
  try {
    for (const application of await listUnanswered(context, answeredAtOnce, jobId))
      await answerApplication(context, application)
  } catch (err) {
    context.log.warn({ err }, 'applicants were not answered; the scheduled job will')
  }
}

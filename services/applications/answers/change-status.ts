import {
  type Application,
  type ApplicationEvent,
  application
} from '#events/aggregates/applications.ts'
import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
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
import type { Board } from '#services/platform/http/request/app-env.ts'
import { accountStreamOf, guestStreamOf, requireApplicant } from '../applicant.ts'
import { getApplicationOrThrow } from '../received-application.ts'

interface Answer {
  employerId: string
  status: ApplicationStatus
  /** A message to the applicant. */
  words?: string | undefined
  decide(state: Application, load: LoadStream): Promise<ApplicationEvent[]>
}

/**
 * Changes the status, all or nothing: with words it sends them as a message; without any, back to the status from before an
 * answer, it takes back the words of that answer while its receiver does not see them.
 */
export async function changeStatus(
  board: Pick<Board, 'commands' | 'db' | 'vault' | 'now'>,
  context: CommandRequest & { newId(): string },
  id: string,
  { employerId, status, words, decide }: Answer
): Promise<void> {
  const { commands, db } = board
  const change = async (state: Application, load: LoadStream) => {
    const guest = await load(guestStreamOf(state))
    requireApplicant(state, { guest, account: await load(accountStreamOf(state, guest)) })
    return decide(state, load)
  }
  if (!words) {
    await commands.handle(context, application, id, async (state, load, now) => {
      const events = await change(state, load)
      const undoable = await listUndoableAnswers(db, id, now)
      const undone = undoable.filter(({ sentAt }) => isUndoneBy(status, state, sentAt))
      return { events, ...(await eraseWords(board, load, undone)) }
    })
    return
  }
  const { personId: receiverId, jobId } = await getApplicationOrThrow(board, id)
  const messageId = context.newId()
  await commands.handle(context, message, messageId, async (sent, load) => {
    const [state, sender] = await load([application, id], [user, employerId])
    const events = await change(state, load)
    const contact = await findContact(db, employerId, receiverId, jobId)
    const receiver = await loadPerson(load, receiverId, contact)
    const request = { receiverId, jobId, applicationId: id, content: words }
    return {
      events: sendMessage(
        sent,
        messageId,
        request,
        { id: employerId },
        { sender, receiver, contact }
      ),
      consequences: [{ stream: application.stream(id), events }]
    }
  })
}

/** Whether a status is the one from before the words of that time, which changed it or, as the last thing done, not. */
function isUndoneBy(status: ApplicationStatus, state: Application, sentAt: string): boolean {
  if (!('status' in state)) return false
  const { left } = state
  if (left?.at === sentAt) return left.status === status
  return (!left || left.at < sentAt) && state.status === status
}

/** Erases what was written with answers. */
async function eraseWords(
  { vault, now }: Pick<Board, 'vault' | 'now'>,
  load: LoadStream,
  words: readonly { id: string }[]
): Promise<Omit<Decision<never>, 'events'>> {
  const consequences: StreamEvents[] = []
  for (const { id } of words)
    consequences.push({
      stream: message.stream(id),
      events: eraseMessage(await load([message, id]), id)
    })
  return {
    consequences,
    async inTransaction(tx) {
      for (const { id } of words) await eraseThing(tx, id, { vault, now, requestedBy: 'author' })
    }
  }
}

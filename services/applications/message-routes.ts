import { type Context, Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { findApplication } from '#projections/applications/queries.ts'
import { findMessage, listUnread } from '#projections/messages/queries.ts'
import type { MessageView } from '#projections/messages/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { WriteToEmployer } from '#services/messages/contract.ts'
import { readMessage, sendMessage } from '#services/messages/decide.ts'
import { findContact } from '#services/messages/find-contact.ts'
import { messageNotFound } from '#services/messages/refusals.ts'
import type { StreamEvents } from '#services/platform/commands/handle-command.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { wideNetwork } from '#services/platform/http/request/client-address.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { accountStreamOf, guestStreamOf } from './applicant.ts'
import { writers } from './decide.ts'
import { applicantOrLink } from './mail-token.ts'

/** Messages of an applicant to the employer: with a session, or with the token of the application's e-mail. */
export const applicationMessageRoutes = new Hono<AppEnv>().post(
  '/:id/messages',
  authorize('writeToEmployer'),
  validate('json', WriteToEmployer),
  async c => {
    const id = c.req.param('id')
    const by = await applicantOrLink(c, id, 'writeToEmployer')
    const { content } = c.req.valid('json')
    const sent = await writeToEmployer(c, { id, content, by: by === 'link' ? by : by.userId })
    return c.json(sent, 201)
  }
)

interface Writing {
  id: string
  content: string
  /** An account, or the holder of the token of the application's e-mail. */
  by: string
}

/** What a guest writes marks as read what it answers: opening the page of a link changes nothing. */
export async function writeToEmployer(
  c: Context<AppEnv>,
  { id, content, by }: Writing
): Promise<MessageView> {
  const { commands, db } = c.env.board
  const isLink = by === 'link'
  if (isLink) await limitMailbox(c, id)
  const messageId = c.var.newId()
  const request = isLink ? { ...c.var, user: undefined } : c.var
  await commands.handle(request, message, messageId, async (state, load, now) => {
    const sent = await load([application, id])
    const guest = await load(guestStreamOf(sent))
    const { senderId, employerId } = writers(sent, guest, by)
    const sender = isLink ? guest : await load(accountStreamOf(sent, guest))
    const receiver = await load([user, employerId])
    const contact = await findContact(db, senderId, employerId)
    const unread = isLink ? await listUnread(db, employerId, senderId, now) : []
    const consequences: StreamEvents[] = []
    for (const { id } of unread)
      consequences.push({
        stream: message.stream(id),
        events: readMessage(await load([message, id]), id)
      })
    return {
      events: sendMessage(
        state,
        messageId,
        { receiverId: employerId, content },
        { id: senderId },
        { sender, receiver, contact }
      ),
      consequences
    }
  })
  return requireFound(await findMessage(db, messageId), messageNotFound)
}

/** By e-mail and network, as the applications of a guest. */
async function limitMailbox(c: Context<AppEnv>, id: string): Promise<void> {
  const { db, now, rateLimiter } = c.env.board
  const found = await findApplication(db, id, now())
  const sender = `${found?.applicantEmail.toLowerCase()} ${wideNetwork(c.var.clientAddress)}`
  if (found) await rateLimiter.consume('guestApplicationEmail', sender)
}

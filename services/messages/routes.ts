import { Hono } from 'hono'
import { message } from '#events/messages.ts'
import { user } from '#events/users.ts'
import { hasApplicationBetween } from '#projections/applications/queries.ts'
import {
  listConversations,
  findCorrespondent,
  findMessage,
  listMessagesBetween
} from '#projections/messages/queries.ts'
import type { MessageView } from '#projections/messages/view.ts'
import type { AppEnv, Tools } from '#services/platform/http/app-env.ts'
import { authorize } from '#services/auth/authorization.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { validate } from '#services/platform/http/validate.ts'
import { SendMessage } from './contract.ts'
import * as decide from './decide.ts'

export const messageRoutes = new Hono<AppEnv>()
  .get('/', authorize('listConversations'), async c => {
    const conversations = await listConversations(c.var.tools.db, c.var.user.id)
    return c.json({ conversations })
  })

  .get('/:userId', authorize('readConversation'), async c => {
    const { tools, user: by } = c.var
    const other = c.req.param('userId')
    return c.json({
      correspondent: await findCorrespondent(tools.db, by.id, other),
      messages: await listMessagesBetween(tools.db, by.id, other)
    })
  })

  .post('/', authorize('sendMessage'), validate('json', SendMessage), async c => {
    const { tools, user: by, newId } = c.var
    const id = newId()
    const request = c.req.valid('json')
    const acquainted = await hasApplicationBetween(tools.db, by.id, request.receiverId)
    await handleCommand(c.var, message, id, async (state, _, past) => {
      const sender = await past(user, by.id)
      const receiver = await past(user, request.receiverId)
      return decide.sendMessage(state, id, request, by, { sender, receiver, acquainted })
    })
    return c.json(await getOrThrow(c.var.tools, id), 201)
  })

  .put('/:id/read', authorize('markMessageRead'), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    await handleCommand(c.var, message, id, state => decide.markMessageRead(state, id, by))
    return c.json(await getOrThrow(c.var.tools, id))
  })

async function getOrThrow({ db }: Tools, id: string): Promise<MessageView> {
  const found = await findMessage(db, id)
  if (!found) throw new HttpError(404, 'No encontramos este mensaje')
  return found
}

import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import {
  listConversations,
  findCorrespondent,
  findMessage,
  listMessagesBetween
} from '#projections/messages/queries.ts'
import type { MessageView } from '#projections/messages/view.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { SendMessage } from './contract.ts'
import * as decide from './decide.ts'
import { findContact } from './find-contact.ts'
import { messageNotFound } from './refusals.ts'

export interface MessageDependencies {
  authorize: Authorize
  commands: Commands
  db: Database
}

export const messageRoutes = ({ authorize, commands, db }: MessageDependencies) =>
  new Hono<AppEnv>()
    .get('/', authorize('listConversations'), async c => {
      return c.json({ conversations: await listConversations(db, c.var.user.id) })
    })

    .get('/:userId', authorize('readConversation'), async c => {
      const { user: by } = c.var
      const other = c.req.param('userId')
      const contact = await findContact(db, by.id, other)
      const messages = await listMessagesBetween(db, by.id, other)
      const isKnown = contact !== 'none' || messages.length > 0
      const correspondent = isKnown ? await findCorrespondent(db, other) : null
      return c.json({
        correspondent,
        refusal: decide.refusalOf(contact)?.message ?? null,
        messages
      })
    })

    .post('/', authorize('sendMessage'), validate('json', SendMessage), async c => {
      const { user: by, newId } = c.var
      const id = newId()
      const request = c.req.valid('json')
      await commands.handle(
        c.var,
        message,
        id,
        async (state, load) => {
          const [sender, receiver] = await load([user, by.id], [user, request.receiverId])
          const contact = await findContact(db, by.id, request.receiverId, request.jobId)
          return decide.sendMessage(state, id, request, by, { sender, receiver, contact })
        },
        [[user, request.receiverId]]
      )
      return c.json(await getOrThrow(db, id), 201)
    })

    .put('/:id/read', authorize('markMessageRead'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(c.var, message, id, message => decide.markMessageRead(message, id, by))
      return c.json(await getOrThrow(db, id))
    })

async function getOrThrow(db: Database, id: string): Promise<MessageView> {
  return requireFound(await findMessage(db, id), messageNotFound)
}

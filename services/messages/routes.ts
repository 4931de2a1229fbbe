import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { toId } from '#events/aggregates/ids.ts'
import { job } from '#events/aggregates/jobs.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { findPersonId } from '#projections/applications/participants.ts'
import { isShownTo } from '#projections/candidate-profiles/contacts.ts'
import { findProfileOf } from '#projections/candidate-profiles/queries.ts'
import { isMinor } from '#projections/candidate-profiles/visible-fields.ts'
import {
  listConversations,
  findCorrespondent,
  findMessage,
  findSubject,
  listMessagesBetween
} from '#projections/messages/queries.ts'
import type { MessageView } from '#projections/messages/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import {
  isContactAllowed,
  type MailDelivery,
  type Viewer
} from '#services/candidate-profiles/viewer.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { SendMessage } from './contract.ts'
import * as decide from './decide.ts'
import { findContact } from './find-contact.ts'
import { loadPerson } from './load-person.ts'
import { messageNotFound } from './refusals.ts'

export const messageRoutes = new Hono<AppEnv>()
  .get('/', authorize('listConversations'), async c => {
    const { db, now } = c.env.board
    return c.json({ conversations: await listConversations(db, c.var.user.id, now()) })
  })

  .get('/:userId', authorize('readConversation'), async c => {
    const { config, db, now } = c.env.board
    const { user: by } = c.var
    const userId = await findPersonId(db, c.req.param('userId'))
    const contact = await findContact(db, by.id, userId)
    const messages = await listMessagesBetween(db, by.id, userId, now())
    const refusal = decide.refusalOf(contact)
    const isKnown = contact !== 'none' || messages.length > 0
    const correspondent = isKnown ? await findCorrespondent(db, by.id, userId) : null
    return c.json({
      correspondent,
      refusal: refusal?.message ?? null,
      refusalCode: refusal?.code ?? null,
      about: correspondent && (await findSubject(db, by.id, userId)),
      profileId: correspondent && (await findProfileId(db, config, userId, by)),
      messages
    })
  })

  .post('/', authorize('sendMessage'), validate('json', SendMessage), async c => {
    const { commands, config, db, rateLimiter } = c.env.board
    const { user: by } = c.var
    const written = c.req.valid('json')
    const { jobId } = written
    const receiverId = await findPersonId(db, written.receiverId)
    const request = { ...written, receiverId }
    const contact = await findContact(db, by.id, receiverId, jobId)
    if (contact === 'none' && jobId && by.userType === 'employer') {
      await rateLimiter.consume('invitation', by.id)
      const id = invitationId(by.id, receiverId, jobId)
      await commands.handle(c.var, message, id, async (state, load, now) => {
        const [sender, receiver, vacancy] = await load(
          [user, by.id],
          [user, receiverId],
          [job, jobId]
        )
        const isInvitable =
          isContactAllowed(by, config) && (await mayBeInvited(db, receiverId, by.id))
        const invitation = { job: vacancy, isInvitable }
        return decide.invite(state, id, request, by, { sender, receiver }, invitation, now)
      })
      return c.json(await getOrThrow(db, id), 201)
    }
    const id = c.var.newId()
    await commands.handle(
      c.var,
      message,
      id,
      async (state, load) => {
        const sender = await load([user, by.id])
        const contact = await findContact(db, by.id, receiverId, jobId)
        const receiver = await loadPerson(load, receiverId, contact)
        return decide.sendMessage(state, id, request, by, { sender, receiver, contact })
      },
      [[user, receiverId]]
    )
    return c.json(await getOrThrow(db, id), 201)
  })

  .put('/:id/read', authorize('markMessageRead'), async c => {
    const { commands, db } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    await commands.handle(c.var, message, id, message => decide.markMessageRead(message, id, by))
    return c.json(await getOrThrow(db, id))
  })

/** One id for each employer, person and job. */
function invitationId(...ids: string[]): string {
  return toId(
    createHash('sha256')
      .update(`invitation ${ids.join(' ')}`)
      .digest()
  )
}

/** Whether a person shows a profile to this employer, and is of age. */
async function mayBeInvited(db: Database, userId: string, employerId: string): Promise<boolean> {
  const profile = await findProfileOf(db, userId)
  if (!profile || profile.hiddenReason || isMinor(profile.age)) return false
  return isShownTo(db, profile, employerId)
}

/** Of the profile that a person shows to this employer; null for all others. */
async function findProfileId(
  db: Database,
  config: MailDelivery,
  userId: string,
  by: Viewer
): Promise<string | null> {
  const profile = by.userType === 'employer' ? await findProfileOf(db, userId) : undefined
  if (!profile || profile.hiddenReason) return null
  const isShown = isContactAllowed(by, config)
    ? await isShownTo(db, profile, by.id)
    : profile.visibleTo === 'everyone' && !isMinor(profile.age)
  return isShown ? profile.id : null
}

async function getOrThrow(db: Database, id: string): Promise<MessageView> {
  return requireFound(await findMessage(db, id), messageNotFound)
}

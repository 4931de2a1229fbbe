import { type Context, Hono } from 'hono'
import { user } from '#events/aggregates/users.ts'
import { undoLinkPeriod } from '#events/limits/applications.ts'
import { findUser } from '#projections/users/queries.ts'
import { listWaitingApplications } from '#projections/applications/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import type { AnsweredByLink } from '#projections/applications/view.ts'
import { ChangeApplicationStatus } from './answer-contract.ts'
import { answerVersion, mayAnswer, readAnswerToken, signAnswerToken } from './answer-link.ts'
import { changeStatus } from './change-status.ts'
import * as decide from '../decide.ts'
import { getApplicationOrThrow, getReceived } from '../received-application.ts'
import { answerLinkOver, applicationNotFound } from '../refusals.ts'

/** Answering an application with the token of an e-mail to its employer. */
export const answerLinkRoutes = new Hono<AppEnv>().post(
  '/:token',
  authorize('answerByLink'),
  validate('json', ChangeApplicationStatus),
  async c => c.json(await answerByLink(c, c.req.param('token'), c.req.valid('json')))
)

/** Throws 410 once the link is over: of two answers at the same time one is the first. */
export async function answerByLink(
  c: Context<AppEnv>,
  token: string,
  { status, message: words }: ChangeApplicationStatus
): Promise<AnsweredByLink> {
  const { board } = c.env
  const { db, now, rateLimiter } = board
  const { findSession, idempotency, newId, requestId } = c.var
  const found = await readAnswerToken(board, token)
  if (!found) throw new HttpError(answerLinkOver)
  const { id, version } = found
  const sent = await getApplicationOrThrow(board, id)
  const { employerId } = sent
  // Not by employer: an old link would use up its allowance.
  await rateLimiter.consume('statusChange', id)
  await changeStatus(board, { idempotency, newId, requestId }, id, {
    employerId,
    status,
    words,
    async decide(state, load) {
      const account = await load([user, employerId])
      const isOpen = answerVersion(state, account) === version && (await mayAnswer(db, sent))
      if (!isOpen) throw new HttpError(answerLinkOver)
      const employer = { id: employerId, userType: 'employer' } as const
      return decide.changeStatusByLink(state, id, { status, words }, employer)
    }
  })
  const employer = requireFound(await findUser(db, employerId), applicationNotFound)
  const isSignedIn = (await findSession())?.user?.id === employerId
  const waiting = { employerId, sentBy: now(), limit: 1 }
  const [next] = isSignedIn ? await listWaitingApplications(db, waiting) : []
  const until = new Date(now().getTime() + undoLinkPeriod)
  return {
    application: await getReceived(board, id, employer),
    undo: (await signAnswerToken(board, sent, until)) ?? null,
    ...(next && { next })
  }
}

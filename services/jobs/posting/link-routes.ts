import { Hono } from 'hono'
import { job } from '#events/aggregates/jobs.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { CloseJob } from './contract.ts'
import { closeByLink, jobLinkOver, renewByLink } from './decide-by-link.ts'
import { findRemovedContact } from './removed-contact.ts'

/** Renewing and closing a job by the link of an e-mail. */
export const jobLinkRoutes = new Hono<AppEnv>()
  .post('/:token/renew', authorize('renewJobByLink'), async c => {
    const { commands, db, vault } = c.env.board
    const { id, version } = readLink(c.env.board, c.req.param('token'))
    await commands.handle({ requestId: c.var.requestId }, job, id, async (state, _, now) =>
      renewByLink(state, id, version, now, await findRemovedContact({ db, vault }, id))
    )
    return c.json({ message: 'Tu anuncio está renovado' })
  })

  .post('/:token/close', authorize('closeJobByLink'), validate('json', CloseJob), async c => {
    const { answerWaiting, commands } = c.env.board
    const { id, version } = readLink(c.env.board, c.req.param('token'))
    const request = c.req.valid('json')
    await commands.handle({ requestId: c.var.requestId }, job, id, job =>
      closeByLink(job, id, version, request)
    )
    await answerWaiting(c.env.board, id)
    return c.json({ message: 'Tu anuncio está cerrado' })
  })

function readLink({ tokens, now }: Pick<Board, 'tokens' | 'now'>, token: string) {
  const found = tokens.read(linkTokens.job.kind, token, now())
  if (!found) throw jobLinkOver()
  return found
}

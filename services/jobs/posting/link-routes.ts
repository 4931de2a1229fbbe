import { Hono } from 'hono'
import { job } from '#events/aggregates/jobs.ts'
import type { Database } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { CloseJob } from './contract.ts'
import { closeByLink, jobLinkOver, renewByLink } from './decide-by-link.ts'
import { findRemovedContact } from './removed-contact.ts'

/** Renewing and closing a job by the link of an e-mail. */
export const jobLinkRoutes = ({
  authorize,
  commands,
  db,
  tokens,
  vault,
  answerWaiting,
  now
}: {
  authorize: Authorize
  commands: Commands
  db: Database
  tokens: Pick<SignedTokens, 'read'>
  vault: PersonalDataVault
  answerWaiting(jobId: string): Promise<void>
  now(): Date
}) => {
  const read = (token: string) => {
    const found = tokens.read(linkTokens.job.kind, token, now())
    if (!found) throw jobLinkOver()
    return found
  }
  return new Hono<AppEnv>()
    .post('/:token/renew', authorize('renewJobByLink'), async c => {
      const { id, version } = read(c.req.param('token'))
      await commands.handle({ requestId: c.var.requestId }, job, id, async (state, _, now) =>
        renewByLink(state, id, version, now, await findRemovedContact({ db, vault }, id))
      )
      return c.json({ message: 'Tu anuncio está renovado' })
    })

    .post('/:token/close', authorize('closeJobByLink'), validate('json', CloseJob), async c => {
      const { id, version } = read(c.req.param('token'))
      const request = c.req.valid('json')
      await commands.handle({ requestId: c.var.requestId }, job, id, job =>
        closeByLink(job, id, version, request)
      )
      await answerWaiting(id)
      return c.json({ message: 'Tu anuncio está cerrado' })
    })
}

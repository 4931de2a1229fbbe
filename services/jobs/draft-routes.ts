import { Hono } from 'hono'
import { ConcurrencyError } from '#events/database/sql-errors.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { findJobDraft, listJobDrafts } from '#projections/jobs/drafts.ts'
import { findJob } from '#projections/jobs/queries.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { requireUsableName } from '#services/platform/http/usable-names.ts'
import { requireFound } from '#services/platform/http/require-found.ts'
import { isOwnDraft } from './decide.ts'
import { publishDraft } from './decide-drafts.ts'
import { withHold } from './hold-first-job.ts'
import { requireLawfulWording, withFindings } from './lawful-wording.ts'
import { requirePay } from './require-pay.ts'
import type { JobDependencies } from './routes.ts'

type DraftDependencies = Pick<
  JobDependencies,
  'authorize' | 'commands' | 'config' | 'db' | 'holdFirstJob' | 'rateLimiter'
>

/** Drafts are made, changed and deleted with the routes of jobs. */
export const jobDraftRoutes = ({
  authorize,
  commands,
  config,
  db,
  holdFirstJob,
  rateLimiter
}: DraftDependencies) =>
  new Hono<AppEnv>()
    .get('/job-drafts', authorize('listJobDrafts'), async c =>
      c.json({ drafts: await listJobDrafts(db, c.var.user.id) })
    )

    .post('/jobs/:id/publish', authorize('publishDraft'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await rateLimiter.consume('postJob', by.id)
      await commands.handle(c.var, job, id, {
        load: { employer: [user, by.id] },
        // The stream was loaded before: a change since then is a conflict.
        query: async (_, load) => {
          const draft = await findJobDraft(db, id)
          const hold = draft && (await holdFirstJob({ id, employerId: by.id }, draft, load))
          return { draft, hold }
        },
        decide(state, { employer, draft, hold }, now) {
          if (isOwnDraft(state, by)) {
            if (!draft) throw changedSince(job.stream(id))
            requireUsableName('companyName', draft.companyName, by.fullName)
            requireLawfulWording(draft)
            requirePay(draft, now, config.payRequiredFrom)
          }
          return withHold(publishDraft(state, id, draft, by, employer, now), hold)
        },
        consequences: (_, { hold }) => hold?.consequences ?? []
      })
      return c.json(withFindings(requireFound(await findJob(db, id), 'Este anuncio ya no existe.')))
    })

/** The read table is ahead of the stream as it was loaded. */
function changedSince(stream: string): ConcurrencyError {
  return new ConcurrencyError({ stream, expected: null, actual: 0 })
}

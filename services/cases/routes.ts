import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { listStatements } from '#projections/cases/queries.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import type { Appeals } from './appeals.ts'
import { Appeal, Report } from './contract.ts'
import { reportNumber } from './decide.ts'
import { toOwnDecision } from './own-decisions.ts'
import type { ReportContent } from './reporting.ts'

/** Reports and complaints of visitors and accounts. */
export const caseRoutes = ({
  appeals,
  authorize,
  db,
  reportContent,
  tokens,
  now
}: {
  appeals: Appeals
  authorize: Authorize
  db: Database
  reportContent: ReportContent
  tokens: Pick<SignedTokens, 'sign'>
  now(): Date
}) =>
  new Hono<AppEnv>()
    .post('/reports', authorize('reportContent'), validate('json', Report), async c => {
      const id = reportNumber(c.var.newId())
      return c.json({ number: await reportContent(c.req.valid('json'), { ...c.var, id }) }, 201)
    })

    .post('/appeals', authorize('appealDecision'), validate('json', Appeal), async c => {
      await appeals.appeal(c.req.valid('json'), c.var)
      return c.json({ message: 'Hemos recibido tu reclamación. La mirará una persona.' }, 201)
    })

    .get('/my-decisions', authorize('listOwnDecisions'), async c => {
      const statements = await listStatements(db, c.var.user.id)
      return c.json({
        decisions: statements.map(statement => toOwnDecision(statement, tokens, now()))
      })
    })

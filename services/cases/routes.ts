import { Hono } from 'hono'
import { listStatements } from '#projections/cases/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { appealByLink } from './appeals.ts'
import { reportContent } from './reporting.ts'
import { Appeal } from './contract.ts'
import { Report } from './report-contract.ts'
import { reportNumber } from './decide.ts'
import { toOwnDecision } from './own-decisions.ts'

/** Reports and complaints of visitors and accounts. */
export const caseRoutes = new Hono<AppEnv>()
  .post('/reports', authorize('reportContent'), validate('json', Report), async c => {
    const id = reportNumber(c.var.newId())
    return c.json(
      { number: await reportContent(c.env.board, c.req.valid('json'), { ...c.var, id }) },
      201
    )
  })

  .post('/appeals', authorize('appealDecision'), validate('json', Appeal), async c => {
    await appealByLink(c.env.board, c.req.valid('json'), c.var)
    return c.json({ message: 'Hemos recibido tu reclamación. La mirará una persona.' }, 201)
  })

  .get('/my-decisions', authorize('listOwnDecisions'), async c => {
    const { db, now, tokens } = c.env.board
    const statements = await listStatements(db, c.var.user.id)
    return c.json({
      decisions: statements.map(statement => toOwnDecision(statement, tokens, now()))
    })
  })

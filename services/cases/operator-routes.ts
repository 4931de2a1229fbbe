import { Hono } from 'hono'
import { isRemoval } from '#events/aggregates/case-choices.ts'
import { moderationCase } from '#events/aggregates/cases.ts'
import type { Database } from '#events/database/database.ts'
import { findCase, listCases } from '#projections/cases/queries.ts'
import type { CaseView } from '#projections/cases/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { CaseReasons, DecideCase, ListCases, UndoDecision } from './contract.ts'
import type { CaseTarget } from './decide.ts'
import { ruleOn, undoLast } from './decisions.ts'
import { findSignals } from './find-signals.ts'
import { removePerson } from './removals.ts'
import { accountIsOwn, accountNotFound, caseNotFound } from './shared/refusals.ts'

/** For operators; everyone else gets 404. */
export const operatorCaseRoutes = new Hono<AppEnv>()
  .get('/', authorize('listCases'), validate('query', ListCases), async c =>
    c.json(await listCases(c.env.board.db, c.req.valid('query').state !== 'decided'))
  )

  .get('/:id', authorize('findCase'), async c =>
    c.json(await getOrThrow(c.env.board.db, c.req.param('id')))
  )

  .post('/:id/decision', authorize('decideCase'), validate('json', DecideCase), async c => {
    const { commands, db } = c.env.board
    const id = c.req.param('id')
    const known = await getOrThrow(db, id)
    const target = targetOf(known)
    const by = { isAutomated: false, isOwnInitiative: !known.reports.length }
    const ruling = { ...c.req.valid('json'), ...by }
    await commands.handle(c.var, moderationCase, id, ruleOn(db, id, target, ruling))
    return c.json(await getOrThrow(db, id))
  })

  .post('/:id/undo', authorize('undoDecision'), validate('json', UndoDecision), async c => {
    const { commands, db } = c.env.board
    const id = c.req.param('id')
    const target = targetOf(await getOrThrow(db, id))
    const { revision } = c.req.valid('json')
    await commands.handle(c.var, moderationCase, id, undoLast(db, id, target, revision))
    return c.json(await getOrThrow(db, id))
  })

/** People whom an operator removes: accounts, and guests. */
export const operatorPeopleRoutes = new Hono<AppEnv>().post(
  '/:id/removal',
  authorize('removePerson'),
  validate('json', CaseReasons),
  async c => {
    const { requestId, idempotency, user } = c.var
    const id = c.req.param('id')
    if (id === user.id) throw new HttpError(accountIsOwn)
    const context = { ...c.env.board, requestId, idempotency, user, watchesAccount: true }
    const found = requireFound(
      await removePerson(context, id, c.req.valid('json')),
      accountNotFound
    )
    return c.json(await getOrThrow(c.env.board.db, found))
  }
)

const targetOf = ({ id, kind, targetId, owner }: CaseView): CaseTarget => ({
  kind,
  targetId,
  ownerId: isRemoval(kind) ? id : owner.id
})

async function getOrThrow(db: Database, id: string): Promise<CaseView> {
  const found = requireFound(await findCase(db, id), caseNotFound)
  return { ...found, ...(await findSignals(db, found)) }
}

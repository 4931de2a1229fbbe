import { Hono } from 'hono'
import { candidateVisibility } from '#events/aggregates/candidate-visibility.ts'
import type { Database } from '#events/database/database.ts'
import { user } from '#events/aggregates/users.ts'
import {
  findVisibility,
  hasMinorProfile,
  listContactReleases,
  listEmployerBlocks
} from '#projections/candidate-profiles/contacts.ts'
import type { CandidateVisibilityView } from '#projections/candidate-profiles/visibility-view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { blockEmployer, changeVisibility, unblockEmployer } from './decide-visibility.ts'
import { BlockEmployer, ChangeVisibility } from './visibility-contract.ts'

/** Visibility of the signed-in candidate, and who has seen the contact: `/api/candidate-visibility`. */
export const candidateVisibilityRoutes = new Hono<AppEnv>()
  .get('/', authorize('readVisibility'), async c =>
    c.json(await readVisibility(c.env.board.db, c.var.user.id))
  )

  .put('/', authorize('changeVisibility'), validate('json', ChangeVisibility), async c => {
    const { commands, db } = c.env.board
    const { user: by } = c.var
    const request = c.req.valid('json')
    await commands.handle(c.var, candidateVisibility, by.id, state =>
      changeVisibility(state, by, request)
    )
    return c.json(await readVisibility(db, by.id))
  })

  .post('/blocks', authorize('blockEmployer'), validate('json', BlockEmployer), async c => {
    const { commands, db } = c.env.board
    const { user: by, newId } = c.var
    const id = newId()
    const request = c.req.valid('json')
    const employerId = 'employerId' in request ? request.employerId : by.id
    await commands.handle(c.var, candidateVisibility, by.id, async (state, load) => {
      const employer = await load([user, employerId])
      const isKnown = await isBlocked(db, by.id, request)
      return blockEmployer(state, id, request, by, { employer, isKnown })
    })
    return c.json(await readVisibility(db, by.id), 201)
  })

  .delete('/blocks/:id', authorize('unblockEmployer'), async c => {
    const { commands, db } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    await commands.handle(c.var, candidateVisibility, by.id, state =>
      unblockEmployer(state, id, by)
    )
    return c.json(await readVisibility(db, by.id))
  })

async function isBlocked(db: Database, userId: string, request: BlockEmployer): Promise<boolean> {
  const blocks = await listEmployerBlocks(db, userId)
  return blocks.some(block =>
    'employerId' in request
      ? block.employerId === request.employerId
      : block.text?.toLowerCase() === request.text.toLowerCase()
  )
}

async function readVisibility(db: Database, userId: string): Promise<CandidateVisibilityView> {
  return {
    visibleTo: await findVisibility(db, userId),
    isMinor: await hasMinorProfile(db, userId),
    blocks: await listEmployerBlocks(db, userId),
    releases: await listContactReleases(db, userId)
  }
}

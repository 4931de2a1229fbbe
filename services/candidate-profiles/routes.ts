import { Hono } from 'hono'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import type { Database } from '#events/database/database.ts'
import { user } from '#events/aggregates/users.ts'
import { findCandidateProfile } from '#projections/candidate-profiles/queries.ts'
import { eraseThing } from '#services/account-archive/erase-thing.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { findNameProblem, requireUsableName } from '#services/platform/http/request/usable-names.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { PublishCandidateProfile } from './contract.ts'
import * as decide from './decide.ts'
import { findProfile } from './find-profile.ts'

/** The owner's changes to a profile. */
export const candidateProfileRoutes = new Hono<AppEnv>()
  .post(
    '/',
    authorize('publishCandidateProfile'),
    validate('json', PublishCandidateProfile),
    async c => {
      const { commands } = c.env.board
      const { user: by, newId } = c.var
      const id = newId()
      const request = c.req.valid('json')
      requireUsableName('fullName', request.fullName, by.fullName)
      await commands.handle(c.var, candidateProfile, id, async (profile, load) =>
        decide.publishCandidateProfile(profile, id, request, by, await load([user, by.id]))
      )
      return c.json(await findProfile(c.env.board, id, by), 201)
    }
  )

  .put(
    '/:id',
    authorize('reviseCandidateProfile'),
    validate('json', PublishCandidateProfile),
    async c => {
      const { commands, db } = c.env.board
      const { user: by } = c.var
      const id = c.req.param('id')
      const request = c.req.valid('json')
      await requireRevisedName(db, id, request, by.fullName)
      await commands.handle(c.var, candidateProfile, id, profile =>
        decide.reviseCandidateProfile(profile, id, request, by)
      )
      return c.json(await findProfile(c.env.board, id, by))
    }
  )

  .delete('/:id', authorize('withdrawCandidateProfile'), async c => {
    const { commands, now, vault } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    await commands.handle(c.var, candidateProfile, id, profile => ({
      events: decide.withdrawCandidateProfile(profile, id, by),
      inTransaction: tx => eraseThing(tx, id, { vault, now, requestedBy: 'owner' })
    }))
    return c.json({ message: 'Perfil eliminado' })
  })

/** The name that a profile has already stays usable. */
async function requireRevisedName(
  db: Database,
  id: string,
  { fullName }: PublishCandidateProfile,
  ownName: string
): Promise<void> {
  if (!findNameProblem(fullName)) return
  const known = await findCandidateProfile(db, id)
  requireUsableName('fullName', fullName, ownName, known?.fullName)
}

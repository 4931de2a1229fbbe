import { Hono } from 'hono'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import type { Database, Transaction } from '#events/database/database.ts'
import { user } from '#events/aggregates/users.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { validate } from '#services/platform/http/validate.ts'
import { PublishCandidateProfile } from './contract.ts'
import * as decide from './decide.ts'
import { findProfile } from './find-profile.ts'
import type { ContactRule } from './viewer.ts'

export interface CandidateProfileDependencies {
  authorize: Authorize
  commands: Commands
  db: Database
  /** Destroys the key of a profile that is deleted. */
  eraseThing(tx: Transaction, id: string, requestedBy: string): Promise<void>
  isContactAllowed: ContactRule
}

/** What the owner does with a profile. */
export const candidateProfileRoutes = ({
  authorize,
  commands,
  db,
  eraseThing,
  isContactAllowed
}: CandidateProfileDependencies) =>
  new Hono<AppEnv>()
    .post(
      '/',
      authorize('publishCandidateProfile'),
      validate('json', PublishCandidateProfile),
      async c => {
        const { user: by, newId } = c.var
        const id = newId()
        const request = c.req.valid('json')
        await commands.handle(c.var, candidateProfile, id, {
          load: { account: [user, by.id] },
          decide: (profile, { account }) =>
            decide.publishCandidateProfile(profile, id, request, by, account)
        })
        return c.json(await findProfile({ db, isContactAllowed }, id, by), 201)
      }
    )

    .put(
      '/:id',
      authorize('reviseCandidateProfile'),
      validate('json', PublishCandidateProfile),
      async c => {
        const { user: by } = c.var
        const id = c.req.param('id')
        const request = c.req.valid('json')
        await commands.handle(c.var, candidateProfile, id, profile =>
          decide.reviseCandidateProfile(profile, id, request, by)
        )
        return c.json(await findProfile({ db, isContactAllowed }, id, by))
      }
    )

    .delete('/:id', authorize('withdrawCandidateProfile'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(
        c.var,
        candidateProfile,
        id,
        profile => decide.withdrawCandidateProfile(profile, id, by),
        tx => eraseThing(tx, id, 'owner')
      )
      return c.json({ message: 'Perfil eliminado' })
    })

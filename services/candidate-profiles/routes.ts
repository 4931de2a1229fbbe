import { Hono } from 'hono'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import type { Database } from '#events/database/database.ts'
import { user, type UserType } from '#events/aggregates/users.ts'
import {
  listUserCandidateProfiles,
  findCandidateProfile,
  searchCandidates
} from '#projections/candidate-profiles/queries.ts'
import type { CandidateProfileView } from '#projections/candidate-profiles/view.ts'
import { visibleProfile } from '#projections/candidate-profiles/visible-fields.ts'
import type { Actor, Authorize } from '#services/auth/decide.ts'
import { requireMunicipality } from '#services/jobs/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { publicJson } from '#services/platform/http/json-etag.ts'
import type { KeepResponses } from '#services/platform/http/memory-responses.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import type { ReadFromReplica } from '#services/platform/http/read-your-writes.ts'
import { requireFound } from '#services/platform/http/require-found.ts'
import { validate } from '#services/platform/http/validate.ts'
import { PublishCandidateProfile } from './contract.ts'
import * as decide from './decide.ts'
import { ListOwnProfiles, SearchCandidates } from './search-contract.ts'

export interface CandidateProfileDependencies {
  authorize: Authorize
  commands: Commands
  db: Database
  readFromReplica: ReadFromReplica
  rateLimiter: RateLimiter
  keep: KeepResponses
}

export const candidateProfileRoutes = ({
  authorize,
  commands,
  db,
  readFromReplica,
  rateLimiter,
  keep
}: CandidateProfileDependencies) =>
  new Hono<AppEnv>()
    .get(
      '/',
      authorize('searchCandidates'),
      keep('candidate_profiles'),
      validate('query', SearchCandidates),
      async c => {
        const viewer: 'visitor' | UserType = c.var.user?.userType ?? 'visitor'
        const search = { viewer, ...c.req.valid('query') }
        requireMunicipality('near', search.near)
        const found = await readFromReplica(c, db => searchCandidates(db, search))
        return viewer === 'visitor' ? publicJson(c, found) : c.json(found)
      }
    )

    .get('/:id', authorize('findCandidateProfile'), async c => {
      await rateLimiter.consumePoints('candidateProfile', rateLimitKey(c.var.clientAddress), 1)
      return c.json(await getOrThrow(db, c.req.param('id'), c.var.user))
    })

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
        return c.json(await getOrThrow(db, id, by), 201)
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
        return c.json(await getOrThrow(db, id, by))
      }
    )

    .delete('/:id', authorize('withdrawCandidateProfile'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(c.var, candidateProfile, id, profile =>
        decide.withdrawCandidateProfile(profile, id, by)
      )
      return c.json({ message: 'Perfil eliminado' })
    })

/** The user's own profiles: `/api/my-candidate-profiles`. There is one at most, and it is active. */
export const ownProfileRoutes = ({
  authorize,
  db
}: Pick<CandidateProfileDependencies, 'authorize' | 'db'>) =>
  new Hono<AppEnv>().get(
    '/',
    authorize('listOwnProfiles'),
    validate('query', ListOwnProfiles),
    async c => c.json(await listUserCandidateProfiles(db, c.var.user.id))
  )

/** The profile as this user sees it, or a visitor without a session. */
async function getOrThrow(
  db: Database,
  id: string,
  by: Actor | undefined
): Promise<CandidateProfileView> {
  const found = requireFound(await findCandidateProfile(db, id), decide.candidateProfileNotFound)
  const isOwner = found.userId === by?.id
  if (found.hiddenReason && !isOwner) throw new HttpError(404, decide.candidateProfileHidden)
  return visibleProfile(found, isOwner ? 'owner' : (by?.userType ?? 'visitor'))
}

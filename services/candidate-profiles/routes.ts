import { Hono } from 'hono'
import { candidateProfile } from '#events/candidate-profiles.ts'
import { user } from '#events/users.ts'
import {
  listUserCandidateProfiles,
  findCandidateProfile,
  searchCandidates
} from '#projections/candidate-profiles/queries.ts'
import type { CandidateProfileView } from '#projections/candidate-profiles/view.ts'
import { publicJson } from '#services/platform/http/json-etag.ts'
import type { AppEnv, Tools } from '#services/platform/http/app-env.ts'
import { rateLimitReads } from '#services/platform/http/request-guards.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { authorize } from '#services/auth/authorization.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { readFromReplica } from '#services/platform/http/read-your-writes.ts'
import { validate } from '#services/platform/http/validate.ts'
import { ListOwnProfiles, PublishCandidateProfile, SearchCandidates } from './contract.ts'
import * as decide from './decide.ts'

export const candidateProfileRoutes = new Hono<AppEnv>()
  .get(
    '/',
    authorize('searchCandidates'),
    rateLimitReads,
    validate('query', SearchCandidates),
    async c => {
      const search = c.req.valid('query')
      return publicJson(c, await readFromReplica(c, db => searchCandidates(db, search)))
    }
  )

  .get('/:id', authorize('findCandidateProfile'), async c => {
    const { tools, address } = c.var
    await tools.throttle.consumeRead('candidateProfile', rateLimitKey(address))
    return c.json(await getOrThrow(c.var.tools, c.req.param('id')))
  })

  .post(
    '/',
    authorize('publishCandidateProfile'),
    validate('json', PublishCandidateProfile),
    async c => {
      const { user: by, newId } = c.var
      const id = newId()
      const request = c.req.valid('json')
      await handleCommand(c.var, candidateProfile, id, async (state, _, past) =>
        decide.publishCandidateProfile(state, id, request, by, await past(user, by.id))
      )
      return c.json(await getOrThrow(c.var.tools, id), 201)
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
      await handleCommand(c.var, candidateProfile, id, state =>
        decide.reviseCandidateProfile(state, id, request, by)
      )
      return c.json(await getOrThrow(c.var.tools, id))
    }
  )

  .delete('/:id', authorize('withdrawCandidateProfile'), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    await handleCommand(c.var, candidateProfile, id, state =>
      decide.withdrawCandidateProfile(state, id, by)
    )
    return c.json({ message: 'Perfil eliminado' })
  })

/** One's own profiles: `/api/my-candidate-profiles`. There is one at most, and it is active. */
export const ownProfileRoutes = new Hono<AppEnv>().get(
  '/',
  authorize('listOwnProfiles'),
  validate('query', ListOwnProfiles),
  async c => c.json(await listUserCandidateProfiles(c.var.tools.db, c.var.user.id))
)

async function getOrThrow({ db }: Tools, id: string): Promise<CandidateProfileView> {
  const found = await findCandidateProfile(db, id)
  if (!found) throw new HttpError(404, 'Este perfil no existe')
  return found
}

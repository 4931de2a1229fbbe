import { Hono } from 'hono'
import { candidateProfile } from '#events/candidate-profiles.ts'
import { user } from '#events/users.ts'
import {
  type CandidateProfileView,
  listUserCandidateProfiles,
  findCandidateProfile,
  searchCandidates
} from '#projections/candidate-profiles/queries.ts'
import { answerEverybody } from '#services/platform/http/json-etag.ts'
import type { Env, Tools } from '#services/platform/http/app-env.ts'
import { countedRead } from '#services/platform/http/request-guards.ts'
import { subscriberOf } from '#services/platform/http/client-address.ts'
import { may } from '#services/auth/authorization.ts'
import { Problem } from '#services/platform/http/errors.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { askSearches } from '#services/platform/http/read-your-writes.ts'
import { validated } from '#services/platform/http/validate.ts'
import { ListOwnProfiles, PublishCandidateProfile, SearchCandidates } from './contract.ts'
import * as decide from './decide.ts'

export const candidateProfileRoutes = new Hono<Env>()
  .get('/', may('searchCandidates'), countedRead, validated('query', SearchCandidates), async c => {
    const search = c.req.valid('query')
    return answerEverybody(c, await askSearches(c, db => searchCandidates(db, search)))
  })

  .get('/:id', may('findCandidateProfile'), async c => {
    const { tools, address } = c.var
    await tools.throttle.countRead('candidateProfile', subscriberOf(address))
    return c.json(await existing(c.var.tools, c.req.param('id')))
  })

  .post(
    '/',
    may('publishCandidateProfile'),
    validated('json', PublishCandidateProfile),
    async c => {
      const { user: by, newId } = c.var
      const id = newId()
      const request = c.req.valid('json')
      await record(c.var, candidateProfile, id, async (state, _, past) =>
        decide.publishProfile(state, id, request, by, await past(user, by.id))
      )
      return c.json(await existing(c.var.tools, id), 201)
    }
  )

  .put(
    '/:id',
    may('reviseCandidateProfile'),
    validated('json', PublishCandidateProfile),
    async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const request = c.req.valid('json')
      await record(c.var, candidateProfile, id, state =>
        decide.reviseProfile(state, id, request, by)
      )
      return c.json(await existing(c.var.tools, id))
    }
  )

  .delete('/:id', may('withdrawCandidateProfile'), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    await record(c.var, candidateProfile, id, state => decide.withdrawProfile(state, id, by))
    return c.json({ message: 'Perfil eliminado' })
  })

/** One's own profiles: `/api/my-candidate-profiles`. There is one at most, and it is active. */
export const ownProfileRoutes = new Hono<Env>().get(
  '/',
  may('listOwnProfiles'),
  validated('query', ListOwnProfiles),
  async c => c.json(await listUserCandidateProfiles(c.var.tools.db, c.var.user.id))
)

async function existing({ db }: Tools, id: string): Promise<CandidateProfileView> {
  const found = await findCandidateProfile(db, id)
  if (!found) throw new Problem(404, 'Este perfil no existe')
  return found
}

import { Hono } from 'hono'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { listUserCandidateProfiles } from '#projections/candidate-profiles/queries.ts'
import { searchCandidates } from '#projections/candidate-profiles/search-candidates.ts'
import { contactOf, isMinor } from '#projections/candidate-profiles/visible-fields.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireMunicipality } from '#services/places/municipality.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { publicJson } from '#services/platform/http/responses/json-etag.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { cacheResponses, readFromReplica } from '#services/response-cache/cache-responses.ts'
import { releaseContact } from './decide-visibility.ts'
import { findProfile, findShownProfile, findVisibleProfile } from './find-profile.ts'
import { ListOwnProfiles, SearchCandidates } from './search-contract.ts'
import { isContactAllowed, findMinorRefusal, searchingViewer } from './viewer.ts'
import { emailUnconfirmed } from './shared/refusals.ts'

/** The search, a profile, and its contact. */
export const readProfileRoutes = new Hono<AppEnv>()
  .get(
    '/',
    authorize('searchCandidates'),
    cacheResponses('candidate_profiles', 'jobs'),
    validate('query', SearchCandidates),
    async c => {
      const { config } = c.env.board
      const viewer = searchingViewer(c.var.user, config)
      const search = { viewer, ...c.req.valid('query') }
      requireMunicipality('near', search.near)
      const found = await readFromReplica(c, db => searchCandidates(db, search))
      return viewer.type === 'visitor' ? publicJson(c, found) : c.json(found)
    }
  )

  .get('/:id', authorize('findCandidateProfile'), async c => {
    const { config, db, now, rateLimiter } = c.env.board
    await rateLimiter.consumePoints('candidateProfile', rateLimitKey(c.var.clientAddress), 1)
    return c.json(await findProfile({ db, config, now }, c.req.param('id'), c.var.user))
  })

  .post('/:id/contact', authorize('releaseContact'), async c => {
    const { commands, config, db, rateLimiter } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    if (!isContactAllowed(by, config)) throw new HttpError(emailUnconfirmed)
    const asked = await findVisibleProfile({ db, config }, id, by)
    if (asked && isMinor(asked.age)) {
      const refused = await findMinorRefusal(c.env.board, by)
      if (refused) throw new HttpError(refused)
      await rateLimiter.consume('minorContact', by.id)
    }
    await commands.handle(c.var, candidateProfile, id, async (profile, _, now) => {
      await findShownProfile({ db, config }, id, by)
      return releaseContact(profile, id, by, now)
    })
    return c.json(contactOf(await findShownProfile({ db, config }, id, by)))
  })

/** The user's own profiles: `/api/my-candidate-profiles`. There is one at most, and it is active. */
export const ownProfileRoutes = new Hono<AppEnv>().get(
  '/',
  authorize('listOwnProfiles'),
  validate('query', ListOwnProfiles),
  async c => c.json(await listUserCandidateProfiles(c.env.board.db, c.var.user.id))
)

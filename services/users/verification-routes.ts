import { Hono } from 'hono'
import { employerVerification } from '#events/aggregates/employer-verifications.ts'
import { user } from '#events/aggregates/users.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import { listEmployers } from '#projections/users/employers.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireOwner } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { normalizeTaxId } from '#services/platform/validation/tax-id.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { ListEmployers, MarkEmployerSeen, VerifyEmployer } from './verification-contract.ts'
import { markEmployerSeen, verifyEmployer } from './decide-verification.ts'
import { getOrThrow } from './routes.ts'

/** The verification of an employer: `/api/users/{id}/verification`. */
export const verificationRoutes = new Hono<AppEnv>().put(
  '/:id/verification',
  authorize('verifyEmployer'),
  validate('json', VerifyEmployer),
  async c => {
    const { commands, db, vault } = c.env.board
    const id = c.req.param('id')
    const request = c.req.valid('json')
    requireOwner('verifyEmployer', c.var.user, id)
    // «ES», the province, the municipality, and its number there.
    const farm = findMunicipality(request.farmCode?.slice(2, 7) ?? '')
    const { taxId } = request
    const taxIdHash = taxId
      ? (await vault.keyedHash(db, `tax id ${normalizeTaxId(taxId)}`)).toString('base64url')
      : undefined
    await commands.handle(c.var, employerVerification, id, async verification => {
      const { web, farmName } = await getOrThrow(db, id)
      return verifyEmployer(verification, id, request, { web, farmName, farm, taxIdHash })
    })
    return c.json(await getOrThrow(db, id))
  }
)

/** The employers with ads, and which of them the operator has seen: `/api/operator/employers`. */
export const operatorEmployerRoutes = new Hono<AppEnv>()
  .get('/', authorize('listEmployers'), validate('query', ListEmployers), async c =>
    c.json(await listEmployers(c.env.board.db, c.req.valid('query')))
  )

  .put('/:id/seen', authorize('markEmployerSeen'), validate('json', MarkEmployerSeen), async c => {
    const { commands } = c.env.board
    const id = c.req.param('id')
    const { isSeen } = c.req.valid('json')
    await commands.handle(c.var, employerVerification, id, async (verification, load) =>
      markEmployerSeen(verification, id, isSeen, await load([user, id]))
    )
    return c.json({ message: isSeen ? 'Anotado como visto' : 'Ya no consta como visto' })
  })

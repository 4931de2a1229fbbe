import { Hono } from 'hono'
import type { Transaction } from '#events/database/database.ts'
import { user } from '#events/aggregates/users.ts'
import type { UserView } from '#projections/users/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireOwner } from '#services/auth/permissions/permissions.ts'
import { claimPicture } from '#services/pictures/store.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { requireUsableName } from '#services/platform/http/request/usable-names.ts'
import { logSecurity } from '#services/platform/observability/security-log.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requirePassword } from './account-access.ts'
import { pictureInvalid, ReviseUser } from './contract.ts'
import * as decide from './decide.ts'
import { getOrThrow } from './routes.ts'
import { profilePictureInvalid } from './shared/refusals.ts'

/** The owner's changes to an account; another e-mail needs the password. */
export const revisionRoutes = new Hono<AppEnv>().put(
  '/:id',
  authorize('reviseUser'),
  validate('json', ReviseUser),
  async c => {
    const { commands, config, db, log, now, rateLimiter } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const { currentPassword, ...changes } = c.req.valid('json')
    requireOwner('reviseUser', by, id)
    const request = { ...profileOf(by), ...changes }
    requireUsableName('fullName', request.fullName, by.fullName)
    const isNewEmail = request.email !== by.email
    const isMailSent = config.mail.delivery !== 'none'
    const checked = isNewEmail
      ? await requirePassword(c, 'email-change', by, currentPassword)
      : undefined
    // A refusal discloses that an address is registered.
    if (isNewEmail) await rateLimiter.consume('emailChange', id)
    await commands.handle(c.var, user, id, async account => {
      const { email } = await getOrThrow(db, id)
      const asked = { ...request, email: isNewEmail ? request.email : email }
      return {
        events: decide.reviseUser(account, id, asked, { email, isMailSent }),
        async inTransaction(tx) {
          await checked?.(tx)
          await requireOwnPicture(tx, { userId: id, path: request.profilePicture, now: now() })
        }
      }
    })
    if (isNewEmail) logSecurity(log, c, { kind: 'email-change', outcome: 'done', account: id })
    return c.json(await getOrThrow(db, id))
  }
)

/** The optional fields of a revision. */
function profileOf({ phone, location, bio, profilePicture }: UserView) {
  return {
    ...(phone && { phone }),
    ...(location && { location }),
    ...(bio && { bio }),
    ...(profilePicture && { profilePicture })
  }
}

/** Throws 400 unless the user has uploaded the picture. */
async function requireOwnPicture(
  tx: Transaction,
  { userId, path, now }: { userId: string; path: string | undefined; now: Date }
): Promise<void> {
  if (!path || (await claimPicture(tx, { userId, path, now }))) return
  throw new HttpError(profilePictureInvalid(pictureInvalid), { field: 'profilePicture' })
}

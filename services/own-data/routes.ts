import { Hono } from 'hono'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import { type GuestDataDependencies, guestDataRoutes } from './guest-data-routes.ts'
import { collectOwnData, type OwnDataDependencies } from './own-data.ts'
import type { OwnData } from './view.ts'
import { sendOwnData } from './send-own-data.ts'

type Dependencies = OwnDataDependencies & { authorize: Authorize }

/** Everything that the board knows of the signed-in person: `/api/my-data`. */
export const ownDataRoutes = ({ authorize, ...dependencies }: Dependencies) =>
  new Hono<AppEnv>().get('/', authorize('readOwnData'), async c =>
    c.json(await requireOwnData(dependencies, c.var.user.id))
  )

/** The same as a file, with a page to read it. */
export const ownDataFileRoutes = ({
  authorize,
  ...dependencies
}: Dependencies & GuestDataDependencies) =>
  new Hono<AppEnv>()
    .route('/', guestDataRoutes(dependencies))
    .get('/mis-datos/mis-datos.zip', authorize('readOwnData'), async c =>
      sendOwnData(c, await requireOwnData(dependencies, c.var.user.id), dependencies.now())
    )

async function requireOwnData(dependencies: OwnDataDependencies, userId: string): Promise<OwnData> {
  const data = await collectOwnData(dependencies, userId)
  if (!data) throw unauthenticated()
  return data
}

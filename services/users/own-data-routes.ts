import { strToU8, zipSync } from 'fflate'
import { Hono } from 'hono'
import type { Authorize } from '#services/auth/decide.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { unauthenticated } from '#services/platform/http/errors.ts'
import { collectOwnData, type OwnDataDependencies } from './own-data.ts'
import { ownDataPage } from './own-data-page.ts'
import type { OwnData } from './own-data-view.ts'

type Dependencies = OwnDataDependencies & { authorize: Authorize }

/** Everything that the board knows of the signed-in person: `/api/my-data`. */
export const ownDataRoutes = ({ authorize, ...dependencies }: Dependencies) =>
  new Hono<AppEnv>().get('/', authorize('readOwnData'), async c =>
    c.json(await requireOwnData(dependencies, c.var.user.id))
  )

/** The same as a file, with a page to read it. */
export const ownDataFileRoutes = ({ authorize, ...dependencies }: Dependencies) =>
  new Hono<AppEnv>().get('/mis-datos/mis-datos.zip', authorize('readOwnData'), async c => {
    const data = await requireOwnData(dependencies, c.var.user.id)
    const files = {
      'mis-datos.html': strToU8(await ownDataPage(data)),
      'datos.json': strToU8(JSON.stringify(data, null, 2))
    }
    return c.body(zipSync(files, { mtime: dependencies.now() }), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="mis-datos.zip"',
      'Cache-Control': cacheControl.privateNoStore
    })
  })

async function requireOwnData(dependencies: OwnDataDependencies, userId: string): Promise<OwnData> {
  const data = await collectOwnData(dependencies, userId)
  if (!data) throw unauthenticated()
  return data
}

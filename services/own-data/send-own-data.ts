import type { Context } from 'hono'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { ownDataPage } from './own-data-page.ts'
import type { GuestData, OwnData } from './view.ts'

/** As a file: JSON, and a page to read it. The library is loaded when it is first asked for: a start takes less time without it. */
export async function sendOwnData(
  c: Context,
  data: OwnData | GuestData,
  now: Date
): Promise<Response> {
  const { strToU8, zipSync } = await import('fflate')
  const files = {
    'mis-datos.html': strToU8(await ownDataPage(data)),
    'datos.json': strToU8(JSON.stringify(data, null, 2))
  }
  return c.body(zipSync(files, { mtime: now }), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="mis-datos.zip"',
    'Cache-Control': cacheControl.privateNoStore
  })
}

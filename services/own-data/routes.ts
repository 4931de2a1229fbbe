import { Hono, type Context } from 'hono'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import { findFollowedGuest, type FollowedGuest } from '#services/applications/find-followed.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { secretAddressHeaders } from '#services/platform/http/request/secret-address.ts'
import { personParts } from '#services/platform/http/responses/person-parts.ts'
import { ownDataWords, speech } from '#services/words/words.ts'
import { collectOwnData, type OwnDataSource } from './own-data.ts'
import type { OwnData, GuestData } from './view.ts'
import { collectGuestData } from './guest-data.ts'
import { guestDataParts, ownDataPage, ownDataPolicy } from './own-data-page.ts'

/** Everything that the board knows of the signed-in person: `/api/my-data`. */
export const ownDataRoutes = new Hono<AppEnv>().get('/', authorize('readOwnData'), async c =>
  c.json(await requireOwnData(c.env.board, c.var.user.id))
)

/** Own data as a file, with a page to read it, in the language of the address. */
export const ownDataFileRoutes = new Hono<AppEnv>().get(
  '/mis-datos/mis-datos.zip',
  authorize('readOwnData'),
  async c => sendOwnData(c, await requireOwnData(c.env.board, c.var.user.id), c.env.board.now())
)

async function requireOwnData(source: OwnDataSource, userId: string): Promise<OwnData> {
  const data = await collectOwnData(source, userId)
  if (!data) throw unauthenticated()
  return data
}

/** The page of the site that shows the data of a guest. */
interface GuestDataPage {
  policy: string
  fill(values: Record<string, string>): string
}

/**
 * Everything that the board knows of a guest, with the link of their e-mail: a page and a file. Without a page of the site a
 * page of its own shows the data.
 */
export const guestDataRoutes = (guestDataPage: GuestDataPage | undefined) =>
  new Hono<AppEnv>()
    .use('/seguimiento/:token/*', async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
    })
    .get('/seguimiento/:token/mis-datos', async c => {
      const token = c.req.param('token')
      const guest = await findGuest(c, token)
      if (guest instanceof Response) return guest
      const data = await collectGuestData(c.env.board, guest.guestId)
      if (guestDataPage) {
        const parts = { ...guestDataParts(data), ...personParts(personOf(data)) }
        const page = guestDataPage.fill({ ...parts, token, application: guest.applicationId })
        return c.html(page, 200, { 'Content-Security-Policy': guestDataPage.policy })
      }
      const page = await ownDataPage(data, aboutPage(token))
      return c.html(page, 200, { 'Content-Security-Policy': ownDataPolicy })
    })
    .get('/seguimiento/:token/mis-datos.zip', async c => {
      const guest = await findGuest(c, c.req.param('token'))
      if (guest instanceof Response) return guest
      return sendOwnData(c, await collectGuestData(c.env.board, guest.guestId), c.env.board.now())
    })

/** The token has expired: the page of the link says so. */
async function findGuest(c: Context<AppEnv>, token: string): Promise<FollowedGuest | Response> {
  await c.env.board.rateLimiter.consume('ownData', rateLimitKey(c.var.clientAddress))
  const guest = await findFollowedGuest(c.env.board, token)
  return guest ?? c.redirect(speech.path(`/seguimiento/${encodeURIComponent(token)}`))
}

/** The guest, as in the last application. */
function personOf({ applications }: GuestData) {
  const { applicantName = '', applicantEmail = '' } = (applications.at(-1) ?? {}) as {
    applicantName?: string
    applicantEmail?: string
  }
  return { name: applicantName, email: applicantEmail }
}

const privateHeaders = { ...secretAddressHeaders, 'Cache-Control': cacheControl.privateNoStore }

/** The token was valid: it has no character that HTML would read otherwise, on no page. */
function aboutPage(token: string): string {
  const path = speech.path(`/seguimiento/${token}`)
  const download = `<a href="${path}/mis-datos.zip" download>${ownDataWords.downloadIt}</a>`
  const back = `<a href="${path}">${ownDataWords.goBack}</a>`
  return `${ownDataWords.youCan}${download}${ownDataWords.orGo}${back}.`
}

/** An archive of JSON and a page to read it. Its library is loaded with the first one: a start takes less time without it. */
async function sendOwnData(c: Context, data: OwnData | GuestData, now: Date): Promise<Response> {
  const { strToU8, zipSync } = await import('fflate')
  const files = {
    [ownDataWords.pageFile]: strToU8(await ownDataPage(data)),
    [ownDataWords.dataFile]: strToU8(JSON.stringify(data, null, 2))
  }
  return c.body(zipSync(files, { mtime: now }), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${ownDataWords.archive}"`,
    'Cache-Control': cacheControl.privateNoStore
  })
}

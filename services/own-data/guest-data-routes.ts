import { type Context, Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { secretAddressHeaders } from '#services/platform/http/secret-address.ts'
import { collectGuestData } from './guest-data.ts'
import type { OwnDataDependencies } from './own-data.ts'
import { ownDataPage, ownDataPolicy } from './own-data-page.ts'
import { sendOwnData } from './send-own-data.ts'

export interface GuestDataDependencies extends OwnDataDependencies {
  /** The guest to whom the link of an e-mail was sent. */
  findFollowedGuest(token: string): Promise<string | undefined>
  rateLimiter: RateLimiter
}

/** Everything that the board knows of a guest, with the link of their e-mail: a page and a file. */
export function guestDataRoutes(dependencies: GuestDataDependencies) {
  const { findFollowedGuest, rateLimiter, now } = dependencies

  /** Over: the page of the link says so. */
  async function findGuest(c: Context<AppEnv>, token: string): Promise<string | Response> {
    await rateLimiter.consume('ownData', rateLimitKey(c.var.clientAddress))
    const guest = await findFollowedGuest(token)
    return guest ?? c.redirect(`/seguimiento/${encodeURIComponent(token)}`)
  }

  return new Hono<AppEnv>()
    .use('/seguimiento/:token/*', async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
    })
    .get('/seguimiento/:token/mis-datos', async c => {
      const token = c.req.param('token')
      const guest = await findGuest(c, token)
      if (guest instanceof Response) return guest
      const page = await ownDataPage(await collectGuestData(dependencies, guest), aboutPage(token))
      return c.html(page, 200, { 'Content-Security-Policy': ownDataPolicy })
    })
    .get('/seguimiento/:token/mis-datos.zip', async c => {
      const guest = await findGuest(c, c.req.param('token'))
      if (guest instanceof Response) return guest
      return sendOwnData(c, await collectGuestData(dependencies, guest), now())
    })
}

const privateHeaders = { ...secretAddressHeaders, 'Cache-Control': cacheControl.privateNoStore }

/** The token was valid: it has no character that HTML would read otherwise. */
const aboutPage = (token: string) =>
  `También puedes <a href="/seguimiento/${token}/mis-datos.zip" download>descargarlo</a> o <a href="/seguimiento/${token}">volver a tu aplicación</a>.`

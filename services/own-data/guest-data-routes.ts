import { type Context, Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { personParts } from '#services/platform/http/person-parts.ts'
import { secretAddressHeaders } from '#services/platform/http/secret-address.ts'
import { collectGuestData } from './guest-data.ts'
import type { OwnDataDependencies } from './own-data.ts'
import { guestDataParts, ownDataPage, ownDataPolicy } from './own-data-page.ts'
import { sendOwnData } from './send-own-data.ts'
import type { GuestData } from './view.ts'

export interface GuestDataDependencies extends OwnDataDependencies {
  /** The guest to whom the link of an e-mail was sent, and the application that it leads to. */
  findFollowedGuest(token: string): Promise<FollowedGuest | undefined>
  rateLimiter: RateLimiter
  /** The page of the site that shows the data; without one a page of its own does. */
  guestDataPage?: { policy: string; fill(values: Record<string, string>): string } | undefined
}

interface FollowedGuest {
  guestId: string
  applicationId: string
}

/** Everything that the board knows of a guest, with the link of their e-mail: a page and a file. */
export function guestDataRoutes(dependencies: GuestDataDependencies) {
  const { findFollowedGuest, guestDataPage, rateLimiter, now } = dependencies

  /** Over: the page of the link says so. */
  async function findGuest(c: Context<AppEnv>, token: string): Promise<FollowedGuest | Response> {
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
      const data = await collectGuestData(dependencies, guest.guestId)
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
      return sendOwnData(c, await collectGuestData(dependencies, guest.guestId), now())
    })
}

/** As the guest wrote them last. */
function personOf({ applications }: GuestData) {
  const { applicantName = '', applicantEmail = '' } = (applications.at(-1) ?? {}) as {
    applicantName?: string
    applicantEmail?: string
  }
  return { name: applicantName, email: applicantEmail }
}

const privateHeaders = { ...secretAddressHeaders, 'Cache-Control': cacheControl.privateNoStore }

/** The token was valid: it has no character that HTML would read otherwise, on no page. */
const aboutPage = (token: string) =>
  `También puedes <a href="/seguimiento/${token}/mis-datos.zip" download>descargarlo</a> o <a href="/seguimiento/${token}">volver a tu aplicación</a>.`

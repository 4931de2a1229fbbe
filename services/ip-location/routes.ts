import { isIP } from 'node:net'
import { type Context, Hono } from 'hono'
import { type Place, user } from '#events/users.ts'
import { findUser } from '#projections/users/queries.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitReads, peerAddress } from '#services/platform/http/request-guards.ts'
import { authorize, requireOwner } from '#services/auth/authorization.ts'
import { unauthenticated, HttpError } from '#services/platform/http/errors.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { validate } from '#services/platform/http/validate.ts'
import { UpdateIp } from './contract.ts'
import { updateIp } from './decide.ts'
import { isPrivateIp, normalizeIp } from '#services/platform/http/client-address.ts'

/** Headers in which proxies name a visitor: shown as they came, and not believed. */
const proxyHeaders = [
  ...['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'X-Client-IP'],
  ...['CF-Connecting-IP', 'True-Client-IP', 'X-Cluster-Client-IP']
]

const ipMismatch = 'La dirección IP no es la que ve nuestro servidor'

export const ipLocationRoutes = new Hono<AppEnv>()
  .get('/ip-diagnostic', authorize('diagnoseIp'), rateLimitReads, c => {
    const { tools, address } = c.var
    const esIPPrivada = isPrivateIp(address)
    return c.json({
      ip: address,
      mensaje: esIPPrivada
        ? 'Tu dirección IP es privada: solo vale dentro de tu red local.'
        : 'Esta es la dirección IP pública con la que llegas a nuestro servidor.',
      geolocalizacion: withEmptyFields(tools.geo(address)),
      fuentesIP: readProxyHeaders(c),
      socket: describeSocket(peerAddress(c)),
      esIPPrivada
    })
  })

  .post('/update-ip', authorize('updateIp'), validate('json', UpdateIp), async c => {
    const { tools, user: by, address } = c.var
    const { userId, ip } = c.req.valid('json')
    requireOwner('updateIp', by, userId)
    if (normalizeIp(ip) !== address) {
      throw new HttpError(400, ipMismatch, { errors: [{ field: 'ip', message: ipMismatch }] })
    }
    const seen = { ip: address, place: tools.geo(address) }
    await handleCommand(c.var, user, by.id, state => updateIp(state, by.id, seen, by))
    const located = await findUser(tools.db, by.id)
    if (!located) throw unauthenticated()
    return c.json({
      message: `La dirección IP ${address} ha sido guardada en tu perfil.`,
      user: located
    })
  })

/** Every field of a place; what is not known is empty. */
function withEmptyFields(place: Place) {
  const { city = '', region = '', country = '', postal = '', loc = '' } = place
  const { org = '', timezone = '' } = place
  return { city, region, country, postal, loc, org, timezone }
}

function readProxyHeaders(c: Context): Record<string, string> {
  const received = proxyHeaders.flatMap((name): [string, string][] => {
    const value = c.req.header(name)
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(received)
}

function describeSocket(remoteAddress: string) {
  const family = isIP(remoteAddress)
  return { remoteAddress, remoteFamily: family ? `IPv${family}` : '' }
}

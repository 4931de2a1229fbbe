import { isIP } from 'node:net'
import { type Context, Hono } from 'hono'
import { type GeoLocation, user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireOwner } from '#services/auth/permissions/permissions.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import {
  isPrivateIp,
  normalizeIp,
  peerAddress
} from '#services/platform/http/request/client-address.ts'
import { unauthenticated, HttpError } from '#services/platform/http/errors/errors.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { UpdateIp } from './contract.ts'
import { updateIp } from './decide.ts'
import { ipMismatch } from './refusals.ts'

/** Headers in which proxies name a visitor: shown as received, and not trusted. */
const proxyHeaders = [
  'X-Forwarded-For',
  'X-Real-IP',
  'Forwarded',
  'X-Client-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
  'X-Cluster-Client-IP'
]

export const ipLocationRoutes = new Hono<AppEnv>()
  .get('/ip-diagnostic', authorize('diagnoseIp'), c => {
    const { geo } = c.env.board
    const { clientAddress } = c.var
    const esIPPrivada = isPrivateIp(clientAddress)
    return c.json({
      ip: clientAddress,
      mensaje: esIPPrivada
        ? 'Tu dirección IP es privada: solo vale dentro de tu red local.'
        : 'Esta es la dirección IP pública con la que llegas a nuestro servidor.',
      geolocalizacion: withEmptyFields(geo(clientAddress)),
      fuentesIP: readProxyHeaders(c),
      socket: describeSocket(peerAddress(c)),
      esIPPrivada
    })
  })

  .post('/update-ip', authorize('updateIp'), validate('json', UpdateIp), async c => {
    const { commands, db, geo } = c.env.board
    const { user: by, clientAddress } = c.var
    const { userId, ip } = c.req.valid('json')
    requireOwner('updateIp', by, userId)
    if (normalizeIp(ip) !== clientAddress) {
      throw new HttpError(ipMismatch, { field: 'ip' })
    }
    const lookup = { ip: clientAddress, place: geo(clientAddress) }
    await commands.handle(c.var, user, by.id, account => updateIp(account, by.id, lookup))
    const located = await findUser(db, by.id)
    if (!located) throw unauthenticated()
    return c.json({
      message: `La dirección IP ${clientAddress} ha sido guardada en tu perfil.`,
      user: located
    })
  })

/** Every field of a place; empty where it is unknown. */
function withEmptyFields(place: GeoLocation) {
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

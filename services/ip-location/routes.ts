import { isIP } from 'node:net'
import { type Context, Hono } from 'hono'
import { type Place, user } from '#events/users.ts'
import { findUser } from '#projections/users/queries.ts'
import type { Env } from '#services/platform/http/app-env.ts'
import { countedRead, peerOf } from '#services/platform/http/request-guards.ts'
import { may, permit } from '#services/auth/authorization.ts'
import { notSignedIn, Problem } from '#services/platform/http/errors.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { validated } from '#services/platform/http/validate.ts'
import { UpdateIp } from './contract.ts'
import { locateUser } from './decide.ts'
import { isPrivate, plainAddress } from '#services/platform/http/client-address.ts'

/** Headers in which proxies name a visitor: shown as they came, and not believed. */
const sources = [
  ...['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'X-Client-IP'],
  ...['CF-Connecting-IP', 'True-Client-IP', 'X-Cluster-Client-IP']
]

const isNotSeen = 'La dirección IP no es la que ve nuestro servidor'

export const networkRoutes = new Hono<Env>()
  .get('/ip-diagnostic', may('diagnoseIp'), countedRead, c => {
    const { tools, address } = c.var
    const esIPPrivada = isPrivate(address)
    return c.json({
      ip: address,
      mensaje: esIPPrivada
        ? 'Tu dirección IP es privada: solo vale dentro de tu red local.'
        : 'Esta es la dirección IP pública con la que llegas a nuestro servidor.',
      geolocalizacion: whole(tools.geo(address)),
      fuentesIP: sourcesOf(c),
      socket: socketOf(peerOf(c)),
      esIPPrivada
    })
  })

  .post('/update-ip', may('updateIp'), validated('json', UpdateIp), async c => {
    const { tools, user: by, address } = c.var
    const { userId, ip } = c.req.valid('json')
    permit('updateIp', by, userId)
    if (plainAddress(ip) !== address) {
      throw new Problem(400, isNotSeen, { errors: [{ field: 'ip', message: isNotSeen }] })
    }
    const seen = { ip: address, place: tools.geo(address) }
    await record(c.var, user, by.id, state => locateUser(state, by.id, seen, by))
    const located = await findUser(tools.db, by.id)
    if (!located) throw notSignedIn()
    return c.json({
      message: `La dirección IP ${address} ha sido guardada en tu perfil.`,
      user: located
    })
  })

/** Every field of a place; what is not known is empty. */
function whole(place: Place) {
  const { city = '', region = '', country = '', postal = '', loc = '' } = place
  const { org = '', timezone = '' } = place
  return { city, region, country, postal, loc, org, timezone }
}

function sourcesOf(c: Context): Record<string, string> {
  const received = sources.flatMap((name): [string, string][] => {
    const value = c.req.header(name)
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(received)
}

function socketOf(remoteAddress: string) {
  const family = isIP(remoteAddress)
  return { remoteAddress, remoteFamily: family ? `IPv${family}` : '' }
}

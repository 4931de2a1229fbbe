import { BlockList, isIP, SocketAddress } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { newId } from '#events/aggregates/ids.ts'
import type { AppEnv } from './app-env.ts'

/** Sets the client's address and the generator of ids. */
export function requestContext(trustedProxies: readonly string[]): MiddlewareHandler<AppEnv> {
  const trust = trustProxies(trustedProxies)
  return async function requestContext(c, next) {
    const forwardedFor = c.req.header('X-Forwarded-For')
    c.set('clientAddress', resolveClientAddress(peerAddress(c), forwardedFor, trust))
    c.set('newId', newId)
    await next()
  }
}

export function peerAddress(c: Context): string {
  return c.env?.incoming?.socket.remoteAddress ?? ''
}

/** True when the X-Forwarded-For header of this peer may be trusted. */
export type IsTrustedProxy = (address: string) => boolean

export function trustProxies(networks: readonly string[]): IsTrustedProxy {
  const list = blockList(networks)
  return address => isInNetworks(list, address)
}

/**
 * The visitor's address: the socket's peer, unless that is a trusted proxy. Then X-Forwarded-For is
 * read from the right, where our own proxies wrote, up to the first address that is not one of them.
 */
export function resolveClientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trust: IsTrustedProxy
): string {
  let visitor = normalizeIp(peer) ?? 'desconocida'
  for (const token of (forwardedFor ?? '').split(',').reverse()) {
    if (!trust(visitor)) break
    const next = normalizeIp(token)
    if (!next) break
    visitor = next
  }
  return visitor
}

const withPort = /^([\d.]+):\d{1,5}$/
const inBrackets = /^\[(.*)\](?::\d{1,5})?$/
const ipv4Mapped = /^::ffff:(?=[\d.]+$)/

/**
 * An address in canonical form, without quotes, brackets, port and zone; IPv4-mapped IPv6 becomes IPv4.
 * Undefined for anything else.
 */
export function normalizeIp(token: string): string | undefined {
  const bare = token.trim().replace(/^"(.*)"$/, '$1')
  const address = inBrackets.exec(bare)?.[1] ?? withPort.exec(bare)?.[1] ?? bare
  const family = isIP(address)
  if (family !== 6) return family ? address : undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(ipv4Mapped, '')
}

const privateNetworks = blockList([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '127.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10'
])

export function isPrivateIp(address: string): boolean {
  return isInNetworks(privateNetworks, address)
}

/** Requests with the same key are counted together; of several networks the wider ones have more points. */
export type RateLimitKey = string | readonly [network: string, widerNetwork: string]

/** An IPv4 address; of IPv6 the /64 of a home or a server, and the /48 of which one customer may have all. */
export function rateLimitKey(address: string): RateLimitKey {
  return isIP(address) === 6 ? [ipv6Network(address, 64), ipv6Network(address, 48)] : address
}

/** The key within that of a wider one, such as an account. */
export function scopeKey(scope: string, key: RateLimitKey): RateLimitKey {
  return typeof key === 'string' ? `${scope} ${key}` : [`${scope} ${key[0]}`, `${scope} ${key[1]}`]
}

/** All addresses that one person can easily have: the /24 of IPv4, or the /48 of IPv6. */
export function wideNetwork(address: string): string {
  const family = isIP(address)
  if (family === 6) return ipv6Network(address, 48)
  return family ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : address
}

function ipv6Network(address: string, bits: 48 | 64): string {
  const [left = [], right = []] = address.split('::').map(half => half.split(':').filter(Boolean))
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, bits / 16).join(':')}::/${bits}`
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.trim().split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

function isInNetworks(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

import { BlockList, isIP, SocketAddress } from 'node:net'

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
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8'],
  ...['100.64.0.0/10', '169.254.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10']
])

export function isPrivateIp(address: string): boolean {
  return isInNetworks(privateNetworks, address)
}

/** The key of a rate limit: an IPv4 address, or the /64 of an IPv6 subscriber. */
export function rateLimitKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [left = [], right = []] = address.split('::').map(half => half.split(':').filter(Boolean))
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
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

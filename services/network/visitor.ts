import { BlockList, isIP } from 'node:net'

/** Decides whether the peer of a connection may speak for somebody else. */
export type Trust = (address: string) => boolean

export function trustOf(networks: readonly string[]): Trust {
  const list = blockList(networks)
  return address => isListed(list, address)
}

/**
 * The visitor's address: the socket's peer, unless that is a trusted proxy. Then X-Forwarded-For is read
 * from the right, where our own proxies wrote, up to the first address that is not one of them.
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | undefined,
  trust: Trust
): string {
  let visitor = plainAddress(peer) ?? 'desconocida'
  for (const token of (forwardedFor ?? '').split(',').reverse()) {
    if (!trust(visitor)) break
    const next = plainAddress(token)
    if (!next) break
    visitor = next
  }
  return visitor
}

/** An address without port, brackets and zone; IPv4 written as IPv6 is IPv4. Undefined if it is none. */
export function plainAddress(token: string): string | undefined {
  const bare = token
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const address = bare.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1').toLowerCase()
  return isIP(address) ? address : undefined
}

const privateNetworks = blockList([
  ...[
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '127.0.0.0/8',
    '100.64.0.0/10',
    '169.254.0.0/16'
  ],
  ...['::1/128', 'fc00::/7', 'fe80::/10']
])

export function isPrivate(address: string): boolean {
  return isListed(privateNetworks, address)
}

/** Whom a limit counts: an IPv4 address, or the /64 that an IPv6 subscriber has. */
export function subscriberOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [left = '', right] = address.split('::')
  const groups = left ? left.split(':') : []
  const tail = right ? right.split(':') : []
  const zeros =
    right === undefined ? [] : Array(Math.max(0, 8 - groups.length - tail.length)).fill('0')
  const whole = [...groups, ...zeros, ...tail].map(group => Number.parseInt(group, 16).toString(16))
  return `${whole.slice(0, 4).join(':')}::/64`
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.trim().split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

function isListed(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

import { describe, expect, test } from 'vitest'
import {
  isPrivateIp,
  normalizeIp,
  rateLimitKey,
  scopeKey,
  trustProxies,
  resolveClientAddress,
  wideNetwork
} from './client-address.ts'

const trustNone = trustProxies([])
const trustOurs = trustProxies(['10.0.0.0/8', '192.0.2.1/32', '2001:db8:ffff::/48'])

describe('the address of a visitor', () => {
  test('is that of the socket when no proxy is trusted', () => {
    expect(resolveClientAddress('203.0.113.7', '198.51.100.1', trustNone)).toBe('203.0.113.7')
  })

  test('is that of the socket when the peer is not a trusted proxy', () => {
    expect(resolveClientAddress('203.0.113.7', '198.51.100.1', trustOurs)).toBe('203.0.113.7')
  })

  test('is that of the socket when a trusted proxy sends no header', () => {
    expect(resolveClientAddress('10.1.2.3', undefined, trustOurs)).toBe('10.1.2.3')
    expect(resolveClientAddress('10.1.2.3', '', trustOurs)).toBe('10.1.2.3')
  })

  test('is that in the header of a trusted proxy', () => {
    expect(resolveClientAddress('10.1.2.3', '203.0.113.7', trustOurs)).toBe('203.0.113.7')
    expect(resolveClientAddress('2001:db8:ffff::1', '203.0.113.7', trustOurs)).toBe('203.0.113.7')
  })

  test('is the rightmost address that is not one of our own proxies', () => {
    const header = '198.51.100.1, 203.0.113.7, 192.0.2.1, 10.9.9.9'
    expect(resolveClientAddress('10.1.2.3', header, trustOurs)).toBe('203.0.113.7')
  })

  test('is never an address that the visitor added to the header', () => {
    for (const spoofed of ['10.0.0.1', '127.0.0.1', 'unknown', '2001:db8:ffff::9']) {
      expect(resolveClientAddress('10.1.2.3', `${spoofed}, 203.0.113.7`, trustOurs)).toBe(
        '203.0.113.7'
      )
    }
  })

  test('is the leftmost of our own proxies when the header has no other address', () => {
    expect(resolveClientAddress('10.1.2.3', '10.4.4.4, 10.5.5.5', trustOurs)).toBe('10.4.4.4')
  })

  test('ignores everything left of an invalid token', () => {
    for (const garbage of ['unknown', '_hidden', '1.2.3', '', 'x'.repeat(9000)]) {
      expect(
        resolveClientAddress('10.1.2.3', `198.51.100.1, ${garbage}, 10.5.5.5`, trustOurs)
      ).toBe('10.5.5.5')
    }
  })

  test('is found behind a proxy with an IPv4-mapped IPv6 address', () => {
    expect(resolveClientAddress('::ffff:10.1.2.3', '203.0.113.7', trustOurs)).toBe('203.0.113.7')
    expect(resolveClientAddress('::ffff:203.0.113.7', '198.51.100.1', trustOurs)).toBe(
      '203.0.113.7'
    )
  })

  test('is «desconocida» when the socket has no address', () => {
    expect(resolveClientAddress('', '203.0.113.7', trustOurs)).toBe('desconocida')
  })

  test('is resolved with networks in any valid notation', () => {
    expect(resolveClientAddress('10.1.2.3', '203.0.113.7', trustProxies([' 10.0.0.0/8 ']))).toBe(
      '203.0.113.7'
    )
    expect(resolveClientAddress('10.1.2.3', '203.0.113.7', trustProxies(['10.1.2.3/32']))).toBe(
      '203.0.113.7'
    )
    expect(resolveClientAddress('10.1.2.4', '203.0.113.7', trustProxies(['10.1.2.3/32']))).toBe(
      '10.1.2.4'
    )
  })
})

describe('a normalized address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['  203.0.113.7\t', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['"203.0.113.7:51234"', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:0db8::0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7']
  ])('of %s is %s', (token, address) => {
    expect(normalizeIp(token)).toBe(address)
  })

  test.each([
    '',
    ' ',
    'unknown',
    '_obfuscated',
    'localhost',
    'example.org',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.07',
    '203.0.113.7:',
    '203.0.113.7:123456',
    '203.0.113.7%eth0',
    '203.0.113.7/24',
    '2001:db8::1::2',
    '[2001:db8::1',
    '2001:db8::1]',
    '[]',
    '2001:db8::g',
    '"203.0.113.7',
    "203.0.113.7' OR 1=1",
    '<script>',
    '203.0.113.7\u0000',
    '0xcb007107',
    '3405803783'
  ])('is undefined for «%s»', token => {
    expect(normalizeIp(token)).toBeUndefined()
  })
})

describe('a private address', () => {
  test.each([
    '10.0.0.0',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'febf::1'
  ])('is %s', address => {
    expect(isPrivateIp(address)).toBe(true)
  })

  test.each([
    '9.255.255.255',
    '11.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '128.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '::2',
    'fbff::1',
    'fe00::1',
    'fec0::1',
    '2001:db8::1',
    'desconocida',
    ''
  ])('is not %s', address => {
    expect(isPrivateIp(address)).toBe(false)
  })
})

describe('the key of a rate limit', () => {
  test('is the IPv4 address, or «desconocida»', () => {
    expect(rateLimitKey('203.0.113.7')).toBe('203.0.113.7')
    expect(rateLimitKey('desconocida')).toBe('desconocida')
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::9', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['2001:db8:0:2:3::', ['2001:db8:0:2::/64', '2001:db8:0::/48']],
    ['2001::2:3:4:5:6:7', ['2001:0:2:3::/64', '2001:0:2::/48']],
    ['1::', ['1:0:0:0::/64', '1:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['::', ['0:0:0:0::/64', '0:0:0::/48']]
  ])('is the /64 and the /48 of %s', (address, networks) => {
    expect(rateLimitKey(address)).toEqual(networks)
  })

  test('within an account is a key of its own', () => {
    expect(scopeKey('ana', rateLimitKey('203.0.113.7'))).toBe('ana 203.0.113.7')
    expect(scopeKey('ana', rateLimitKey('2001:db8:1:2::9'))).toEqual([
      'ana 2001:db8:1:2::/64',
      'ana 2001:db8:1::/48'
    ])
  })
})

describe('the network in which one person can have many addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::9', '2001:db8:1::/48'],
    ['desconocida', 'desconocida']
  ])('of %s is %s', (address, network) => {
    expect(wideNetwork(address)).toBe(network)
  })
})

import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { ipLocationEnv, segoviaLocation } from '#test/board/ip-location.ts'

const nowhere = { city: '', region: '', country: '', postal: '', loc: '', org: '', timezone: '' }

describeWithApp(
  'the IP diagnosis',
  board => {
    test('shows any visitor their address and its location', async () => {
      const { status, body, headers } = await board.createClient().get('/api/ip-diagnostic')
      expect(status).toBe(200)
      expect(body).toEqual({
        ip: '203.0.113.7',
        mensaje: 'Esta es la dirección IP pública con la que llegas a nuestro servidor.',
        geolocalizacion: segoviaLocation,
        fuentesIP: {},
        socket: { remoteAddress: '203.0.113.7', remoteFamily: 'IPv4' },
        esIPPrivada: false
      })
      expect(headers.get('Cache-Control')).toBe('private, no-store')
    })

    test('shows the location of an IPv6 address', async () => {
      const { body } = await board.createClient('2001:db8::7').get('/api/ip-diagnostic')
      expect(body).toMatchObject({
        ip: '2001:db8::7',
        geolocalizacion: { city: 'Jerez de la Frontera' },
        socket: { remoteAddress: '2001:db8::7', remoteFamily: 'IPv6' }
      })
    })

    test('leaves unknown fields of the location empty', async () => {
      const { body } = await board.createClient('198.51.100.1').get('/api/ip-diagnostic')
      const known = { country: 'Portugal', org: 'AS64497 Rede de Exemplo' }
      expect(body.geolocalizacion).toEqual({ ...nowhere, ...known })
    })

    test('reports that an address is private', async () => {
      const { body } = await board.createClient('192.168.1.20').get('/api/ip-diagnostic')
      expect(body).toMatchObject({
        mensaje: 'Tu dirección IP es privada: solo vale dentro de tu red local.',
        geolocalizacion: nowhere,
        esIPPrivada: true
      })
    })

    test('shows the socket unchanged and the address normalised', async () => {
      const { body } = await board.createClient('::ffff:203.0.113.7').get('/api/ip-diagnostic')
      expect(body).toMatchObject({
        ip: '203.0.113.7',
        socket: { remoteAddress: '::ffff:203.0.113.7', remoteFamily: 'IPv6' }
      })
    })

    test('shows headers unchanged, and trusts none without a trusted proxy', async () => {
      const received = {
        'X-Forwarded-For': '198.51.100.1,   unknown',
        'X-Real-IP': 'nonsense',
        Forwarded: 'for="[2001:db8::1]:443";proto=https',
        'True-Client-IP': '10.0.0.1'
      }
      const { body } = await board.createClient().get('/api/ip-diagnostic', received)
      expect(body).toMatchObject({ ip: '203.0.113.7', esIPPrivada: false })
      expect(body.fuentesIP).toEqual(received)
    })
  },
  ipLocationEnv
)

describeWithApp(
  'the IP diagnosis behind a trusted proxy',
  board => {
    const proxied = (forwarded: string) =>
      board.createClient('10.1.2.3').get('/api/ip-diagnostic', { 'X-Forwarded-For': forwarded })

    test('shows the address that the proxy forwards', async () => {
      const { body } = await proxied('203.0.113.7')
      expect(body).toMatchObject({
        ip: '203.0.113.7',
        geolocalizacion: { city: 'Segovia' },
        fuentesIP: { 'X-Forwarded-For': '203.0.113.7' },
        socket: { remoteAddress: '10.1.2.3' },
        esIPPrivada: false
      })
    })

    test('ignores addresses that the visitor prepended', async () => {
      const { body } = await proxied('127.0.0.1, 198.51.100.1, 203.0.113.7, 2001:db8:ffff::1')
      expect(body.ip).toBe('203.0.113.7')
    })

    test('shows other headers, and does not trust them', async () => {
      const { body } = await board
        .createClient('10.1.2.3')
        .get('/api/ip-diagnostic', { 'X-Real-IP': '203.0.113.7', Forwarded: 'for=203.0.113.7' })
      expect(body).toMatchObject({ ip: '10.1.2.3', esIPPrivada: true })
      expect(Object.keys(body.fuentesIP)).toEqual(['X-Real-IP', 'Forwarded'])
    })

    test('ignores the header on a connection that does not come from the proxy', async () => {
      const { body } = await board
        .createClient('198.51.100.9')
        .get('/api/ip-diagnostic', { 'X-Forwarded-For': '203.0.113.7' })
      expect(body.ip).toBe('198.51.100.9')
    })
  },
  { ...ipLocationEnv, TRUSTED_PROXIES: '10.0.0.0/8,2001:db8:ffff::/48' }
)

describeWithApp('the IP diagnosis without geo databases', board => {
  test('leaves every field of the location empty', async () => {
    const { body } = await board.createClient().get('/api/ip-diagnostic')
    expect(body.geolocalizacion).toEqual(nowhere)
  })
})

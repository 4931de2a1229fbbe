import { describe, expect, test } from 'vitest'
import { Refusal } from '#site/lib/api.ts'
import { failureTitle, isLocated } from './diagnosis.ts'

const nowhere = { city: '', region: '', country: '', postal: '', loc: '', org: '', timezone: '' }
const diagnosis = {
  ip: '203.0.113.7',
  mensaje: '',
  geolocalizacion: nowhere,
  fuentesIP: {},
  socket: { remoteAddress: '203.0.113.7', remoteFamily: 'IPv4' },
  esIPPrivada: false
}

describe('an address', () => {
  test.each(['city', 'region', 'country'] as const)('is located once its %s is known', field => {
    const geolocalizacion = { ...nowhere, [field]: 'Segovia' }
    expect(isLocated({ ...diagnosis, geolocalizacion })).toBe(true)
    expect(isLocated({ ...diagnosis, ip: '', geolocalizacion })).toBe(false)
  })

  test('is not located by who owns it', () => {
    expect(isLocated({ ...diagnosis, geolocalizacion: { ...nowhere, org: 'Red' } })).toBe(false)
  })
})

describe('a failure', () => {
  test('is told with its status, in the protocol’s words', () => {
    const error = new Refusal({ status: 429, statusText: 'Too Many Requests' }, 'Espera un poco')
    expect(failureTitle('Error', error)).toBe('Error: 429 Too Many Requests')
    const bare = new Refusal({ status: 500, statusText: '' }, 'Ha fallado')
    expect(failureTitle('Error', bare)).toBe('Error: 500')
  })

  test('has no status when nobody answered', () => {
    expect(failureTitle('Error', new Error('Error de conexión'))).toBe('Error')
  })
})

import { describe, expect, test } from 'vitest'
import { ApiError } from '#site/lib/api.ts'
import { errorTitle, hasLocation } from './diagnosis.ts'

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
    expect(hasLocation({ ...diagnosis, geolocalizacion })).toBe(true)
    expect(hasLocation({ ...diagnosis, ip: '', geolocalizacion })).toBe(false)
  })

  test('is not located when only its owner is known', () => {
    expect(hasLocation({ ...diagnosis, geolocalizacion: { ...nowhere, org: 'Red' } })).toBe(false)
  })
})

describe('a failure', () => {
  test('names the HTTP status', () => {
    const error = new ApiError({ status: 429, statusText: 'Too Many Requests' }, 'Espera un poco')
    expect(errorTitle('Error', error)).toBe('Error: 429 Too Many Requests')
    const bare = new ApiError({ status: 500, statusText: '' }, 'Ha fallado')
    expect(errorTitle('Error', bare)).toBe('Error: 500')
  })

  test('has no status when there is no response', () => {
    expect(errorTitle('Error', new Error('Error de conexión'))).toBe('Error')
  })
})

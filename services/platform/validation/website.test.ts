import { expect, test } from 'vitest'
import { websiteHost } from './website.ts'

test.each([
  ['yeguada.es', 'yeguada.es'],
  ['https://www.Yeguada.es/contacto?de=ramal', 'yeguada.es'],
  ['http://hipica.club.example.org:8080', 'hipica.club.example.org'],
  ['yeguadañ.es', 'xn--yeguada-b0a.es'],
  ['https://ana:secreta@yeguada.es', 'yeguada.es']
])('the host of «%s» is %s', (typed, host) => {
  expect(websiteHost(typed)).toBe(host)
})

test.each([
  '',
  'yeguada',
  'localhost',
  '192.0.2.1',
  '[::1]',
  'ftp://yeguada.es',
  'javascript:alert(1)',
  'la web'
])('«%s» is no website', typed => {
  expect(websiteHost(typed)).toBeUndefined()
})

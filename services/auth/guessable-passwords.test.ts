import { describe, expect, test } from 'vitest'
import { findWeakness } from './guessable-passwords.ts'

const ana = {
  username: 'ana.robles',
  fullName: 'Ana Robles Núñez',
  email: 'anita88@hipica.example'
}

describe('a new password is refused', () => {
  test.each([
    ...['123456', 'password', 'QWERTY123', 'dragon', 'contraseña', 'contrasen\u0303a'],
    ...['realmadrid', 'iloveyou!', 'Password-1', '111111']
  ])('for being one of the most common: %s', password => {
    expect(findWeakness(password, ana)).toMatch(/^Esa contraseña es de las más usadas/)
  })

  test.each([
    ...['ana.robles', 'AnaRobles1', 'robles-1988', 'Núñez2024', 'anita88', 'hipica.example'],
    ...['ramal2026', 'Caballo2024', 'caballo-caballo', 'hípica!!', '¡ramal-hípica!', 'Yegua_Ana1']
  ])('for being made of known words: %s', password => {
    expect(findWeakness(password, ana)).toMatch(/^La contraseña no puede ser tu nombre/)
  })
})

test.each([
  ...['caballo-bayo', 'caballo-de-prueba', 'yegua-torda', 'tres robles viejos', '🐴🐴🐴🐴🐴🐴'],
  ...['      ', '847261', 'x'.repeat(128), 'ramalo']
])('a new password is accepted: %j', password => {
  expect(findWeakness(password, ana)).toBeUndefined()
})

test('names of fewer than three letters forbid nothing', () => {
  const li = { username: 'li_', fullName: 'Li Yu', email: 'l@x.example' }
  expect(findWeakness('lilili', li)).toBeUndefined()
})

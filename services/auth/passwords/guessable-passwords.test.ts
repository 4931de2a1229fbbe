import { describe, expect, test } from 'vitest'
import { formsOf } from '#projections/search/words.ts'
import { findWeakness } from './guessable-passwords.ts'

const laura = {
  username: 'laura.gomez',
  fullName: 'Laura Gómez Núñez',
  email: 'laurita88@hipica.example'
}
const remedy = 'Es fácil de adivinar. Añade una palabra más.'

describe('a new password is refused, with the remedy', () => {
  test.each([
    '123456',
    'caballo',
    'mariposa',
    '666666',
    '15081990',
    'contraseña',
    'contrasen\u0303a',
    'password',
    'QWERTY123',
    'dragon',
    'realmadrid',
    'iloveyou!',
    'Password-1',
    'contraseña123'
  ])('for being one of the most common: %s', password => {
    expect(findWeakness(password, laura)).toBe(remedy)
  })

  test.each([
    'aaaaaa',
    '      ',
    'abababab',
    '🐴🐴🐴🐴🐴🐴',
    'caballo-caballo',
    'x'.repeat(128),
    'abcdef',
    '98765432',
    'qwertyuiop',
    'lkjhgfdsa',
    'ABC-DEF'
  ])('for being blank, one repeated or a running pattern: %j', password => {
    expect(findWeakness(password, laura)).toBe(remedy)
  })

  test.each([
    'jinete1990',
    'potro123',
    'Laura1990',
    'gomez1990',
    'GómezLaura7',
    'maria1985',
    'Luna2020',
    'Lucero99',
    'lucero',
    'Babieca',
    'Rocinante',
    'Jerez2024',
    'España123',
    'domaclasica',
    'alazan',
    'ramal2026',
    'hípica!!',
    '23071987',
    '2024!!',
    'laura.gomez',
    'laura.gomez.2026',
    'laurita88',
    'hipica.example'
  ])('for being a name, a town, a year or a word of the trade: %s', password => {
    expect(findWeakness(password, laura)).toBe(remedy)
  })

  test.each([
    'ismael',
    'rachid',
    'Youssef1',
    'moises!',
    'Mustapha99',
    'iñaki.2001',
    'iago2020',
    'montserrat',
    'Zugasti1',
    'etxebarria',
    'yeguero7',
    'yegüeras',
    'galopadoras',
    'cocheros!',
    'volteo2024'
  ])('for being a name of people or a role, as the lists have them: %s', password => {
    expect(findWeakness(password, laura)).toBe(remedy)
  })

  test.each(['palafrenero', 'Palafrenera', 'rider2020', 'talabartero'])(
    'for being a word of the search: %s',
    password => {
      const terms = ['palafrenero', 'rider', 'talabartero']
      const synonyms = terms.map(term => ({ family: 'mozo', forms: formsOf(term) }))
      expect(findWeakness(password, laura)).toBeUndefined()
      expect(findWeakness(password, laura, synonyms)).toBe(remedy)
    }
  )
})

test.each([
  'cuadra-1947-potro',
  'trabajo con caballos',
  'feria de jerez',
  'correcto caballo grapa',
  'hipica-los-olivos-2010',
  'tordo de nieve 5',
  'caballo-bayo',
  'caballo-de-prueba',
  'yegua-torda',
  'tres robles viejos',
  '847261',
  'ramalo',
  'k7#pQz'
])('a new password is accepted: %j', password => {
  expect(findWeakness(password, laura)).toBeUndefined()
})

test('names of fewer than three letters forbid nothing', () => {
  const li = { username: 'li_', fullName: 'Li Yu', email: 'l@x.example' }
  expect(findWeakness('liyuyu', li)).toBeUndefined()
})

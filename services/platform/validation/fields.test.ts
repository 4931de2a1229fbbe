import { describe, expect, test } from 'vitest'
import { parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { positiveInt, email, enumFilter, listFilter, phone, searchText } from './fields.ts'
import { readSearchText } from './search-params.ts'

describe('a phone', () => {
  const field = phone([9, 'corto'], [15, 'largo'])
  const premium = 'No se admiten teléfonos de tarificación especial (803, 806, 807 y 905)'

  test.each(['612345678', '612 345 678', '+34 (612) 345-678', '612.345.678', '0034 612 345 678'])(
    'is stored unchanged: %s',
    input => expect(parseOrUndefined(field, input)).toBe(input)
  )

  test.each([
    ['a contact of a phone', '\u202a+34 600 111 222\u202c', '+34 600 111 222'],
    [
      'a message of WhatsApp',
      '\u2068+34\u00a0600\u00a0111\u00a0222\u2069',
      '+34\u00a0600\u00a0111\u00a0222'
    ],
    ['Word', '600\u2011111\u2011222', '600-111-222'],
    ['a web page', '600–111—222\u200e', '600-111-222'],
    ['a spreadsheet', '\t600\u2212111\u2212222', '600-111-222']
  ])('is cleaned of the signs of %s', (_, pasted, stored) =>
    expect(parseOrUndefined(field, pasted)).toBe(stored)
  )

  test('is measured by its digits', () => {
    expect(firstErrorMessage(field, '+(12) 34-56.78')).toBe('corto')
    expect(firstErrorMessage(field, '+(12) 34-56.789')).toBeUndefined()
    expect(firstErrorMessage(field, '123 456 789 012 345')).toBeUndefined()
    expect(firstErrorMessage(field, '123 456 789 012 3456')).toBe('largo')
  })

  test.each([
    '612 345 678 ext. 9',
    '612345678 (tardes)',
    '656 123 456 / 955 123 456',
    '612,345,678',
    '612345678;'
  ])('is refused when something else stands beside it: «%s»', input => {
    expect(firstErrorMessage(field, input)).toBe(
      'Escribe un solo teléfono, con cifras y sin palabras'
    )
  })

  test.each(['６１２３４５６７８', '٦١٢٣٤٥٦٧٨', 'seis-uno-dos', '+++---', '', '   '])(
    'is refused when it is invalid: «%s»',
    input => {
      expect(firstErrorMessage(field, input)).toBe('corto')
    }
  )

  test.each([null, undefined, 612345678, {}])('is refused when it is not a string: %j', input => {
    expect(firstErrorMessage(field, input)).toBe('corto')
  })

  test('may not be mostly punctuation', () => {
    expect(firstErrorMessage(field, `612345678${' -'.repeat(30)}.`)).toBe('largo')
  })

  test.each([
    '803 123 456',
    '806123456',
    '(807) 123-456',
    '905 123 456',
    '+34 803 123 456',
    '0034 806 123 456',
    '34 905 123 456',
    '(+34) 8.0.7 123 456',
    '+34 (0)905 123 456'
  ])('may not be a premium number: %s', input => {
    expect(firstErrorMessage(field, input)).toBe(premium)
  })

  test.each([
    '+90 532 123 45 67',
    '0090 532 123 45 67',
    '+1 803 555 0100',
    '680 312 345',
    '690 512 345'
  ])('of another country is not a premium number: %s', input =>
    expect(firstErrorMessage(field, input)).toBeUndefined()
  )
})

describe('an e-mail address', () => {
  const field = email('mal')

  test('is lower-cased and trimmed', () => {
    expect(parseOrUndefined(field, '  Ana.Robles+Cuadra@Example.ORG ')).toBe(
      'ana.robles+cuadra@example.org'
    )
  })

  test.each(['a@b.es', "o'donnell@example.org", 'ana@sub.dominio-uno.example'])(
    'is accepted: %s',
    input => expect(parseOrUndefined(field, input)).toBe(input)
  )

  test.each([
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@example.o',
    'ana@exa mple.org',
    'ana robles@example.org',
    'ana@@example.org',
    'ana@example.org,luis@example.org',
    'ana@-example.org',
    'ana@example..org',
    'ana..robles@example.org',
    'Ana <ana@example.org>',
    '"ana"@example.org',
    'ana@example.org\nBcc: todos@example.org',
    `${'a'.repeat(243)}@example.org`,
    ''
  ])('is refused: %j', input => {
    expect(firstErrorMessage(field, input)).toMatch(/^mal$|no permitidos$/)
  })

  test('is stored with its domain as the DNS has it', () => {
    expect(parseOrUndefined(field, ' Ana@Hípica-Peña.es ')).toBe('ana@xn--hpica-pea-g5a5c.es')
    expect(parseOrUndefined(field, 'ana@xn--hpica-pea-g5a5c.es')).toBe('ana@xn--hpica-pea-g5a5c.es')
    expect(firstErrorMessage(field, 'ana@почта.рф')).toBe('mal')
  })

  test('may not have accents before the @, and is proposed without', () => {
    expect(firstErrorMessage(field, 'José.Peña@hípica.es')).toBe(
      'Los correos no llevan acentos ni eñes antes de la @. ¿Es jose.pena@hípica.es?'
    )
    expect(firstErrorMessage(field, '馬@example.org')).toBe('mal')
  })

  test('may have 254 characters', () => {
    expect(firstErrorMessage(field, `${'a'.repeat(242)}@example.org`)).toBeUndefined()
  })

  test('is stored without invisible characters', () => {
    expect(parseOrUndefined(field, '\ufeffana\u200b@exam\u00adple.org\u202c')).toBe(
      'ana@example.org'
    )
  })
})

describe('a search filter', () => {
  const field = enumFilter(['uno', 'dos'], 'ninguna')

  test.each(['', 'todos', 'todas', 'cualquiera', undefined])('ignores %j', any => {
    expect(parseOrUndefined(field, any)).toBeUndefined()
    expect(firstErrorMessage(field, any)).toBeUndefined()
  })

  test('takes one of its values, and no other', () => {
    expect(parseOrUndefined(field, 'dos')).toBe('dos')
    expect(firstErrorMessage(field, 'tres')).toBe('ninguna')
    expect(firstErrorMessage(field, ['uno', 'dos'])).toBe('ninguna')
    expect(firstErrorMessage(field, [])).toBe('ninguna')
  })
})

describe('a filter of several values', () => {
  const field = listFilter(['uno', 'dos'], 'ninguna')

  test.each(['', 'todos', undefined, []])('ignores %j', any => {
    expect(parseOrUndefined(field, any)).toBeUndefined()
    expect(firstErrorMessage(field, any)).toBeUndefined()
  })

  test('takes its values as a list or divided by commas, and no other', () => {
    expect(parseOrUndefined(field, 'dos,uno')).toEqual(['uno', 'dos'])
    expect(parseOrUndefined(field, ['dos'])).toEqual(['dos'])
    expect(firstErrorMessage(field, 'tres')).toBe('ninguna')
    expect(firstErrorMessage(field, [null])).toBe('ninguna')
  })
})

describe('the words of a search', () => {
  test.each(['', 'todos', 'todas', 'cualquiera', undefined])('are missing for %j', any => {
    expect(parseOrUndefined(searchText(), any)).toBeUndefined()
    expect(firstErrorMessage(searchText(), any)).toBeUndefined()
  })

  test('have no invisible characters, as pasted words may', () => {
    expect(parseOrUndefined(searchText(), 'do\u00adma\u200b clásica\ufeff')).toBe('doma clásica')
    expect(parseOrUndefined(searchText(), '\u200btodos\u2060')).toBeUndefined()
    const typed = new URLSearchParams({ keyword: 'do\u00adma\u200b\tclásica' })
    expect(readSearchText(typed, 'keyword')).toBe('doma clásica')
    expect(parseOrUndefined(searchText(), 'علی\u200cرضا')).toBe('علی\u200cرضا')
  })

  test('are plain characters, up to 200', () => {
    expect(parseOrUndefined(searchText(), ` 100% "doma" & salto_ `)).toBe('100% "doma" & salto_')
    expect(firstErrorMessage(searchText(), 'a'.repeat(200))).toBeUndefined()
    expect(firstErrorMessage(searchText(), 'a'.repeat(201))).toBe(
      'La búsqueda es demasiado larga: 200 caracteres como máximo'
    )
    expect(firstErrorMessage(searchText(), 'a\u0000b')).toBe(
      'El texto contiene caracteres no permitidos'
    )
  })
})

describe('a number in a query', () => {
  const field = positiveInt(12, 50, 'mal')

  test('has a default', () => {
    expect(parseOrUndefined(field, undefined)).toBe(12)
    expect(parseOrUndefined(field, '')).toBe(12)
  })

  test('is an integer from 1, clamped to its maximum', () => {
    expect(parseOrUndefined(field, '1')).toBe(1)
    expect(parseOrUndefined(field, '50')).toBe(50)
    expect(parseOrUndefined(field, '51')).toBe(50)
    expect(parseOrUndefined(field, '9999999999999')).toBe(50)
    expect(parseOrUndefined(field, '1060350479988375168')).toBe(50)
  })

  test.each(['0', '-1', '1.5', 'uno', 'NaN', 'Infinity', '1e400', ' ', ['1', '2']])(
    'is refused: %j',
    input => expect(firstErrorMessage(field, input)).toBe('mal')
  )
})

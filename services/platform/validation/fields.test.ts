import { describe, expect, test } from 'vitest'
import { parsed, sentence } from '#test/contract-parsing.ts'
import { positiveInt, email, enumFilter, phone, searchText } from './fields.ts'

describe('a phone', () => {
  const field = phone([9, 'corto'], [15, 'largo'])
  const premium = 'No se admiten teléfonos de tarificación especial (803, 806, 807 y 905)'

  test.each(['612345678', '612 345 678', '+34 (612) 345-678', '612.345.678', '0034 612 345 678'])(
    'is kept as it was typed: %s',
    typed => expect(parsed(field, typed)).toBe(typed)
  )

  test('is measured by its digits', () => {
    expect(sentence(field, '+(12) 34-56.78')).toBe('corto')
    expect(sentence(field, '+(12) 34-56.789')).toBeUndefined()
    expect(sentence(field, '123 456 789 012 345')).toBeUndefined()
    expect(sentence(field, '123 456 789 012 3456')).toBe('largo')
  })

  test.each([
    '612 345 678 ext. 9',
    '612/345/678',
    '612,345,678',
    '６１２３４５６７８',
    '٦١٢٣٤٥٦٧٨',
    '612345678;',
    'seis-uno-dos',
    '+++---',
    '',
    '   '
  ])('is refused in its own words when it is none: «%s»', typed => {
    expect(sentence(field, typed)).toBe('corto')
  })

  test.each([null, undefined, 612345678, {}])('is refused when it is no text: %j', typed => {
    expect(sentence(field, typed)).toBe('corto')
  })

  test('may not be mostly signs', () => {
    expect(sentence(field, `612345678${' -'.repeat(30)}.`)).toBe('largo')
  })

  test.each([
    '803 123 456',
    '806123456',
    '(807) 123-456',
    '905 123 456',
    '+34 803 123 456',
    '0034 806 123 456',
    '34 905 123 456',
    '(+34) 8.0.7 123 456'
  ])('may not cost whoever calls it: %s', typed => {
    expect(sentence(field, typed)).toBe(premium)
  })

  test.each([
    '+90 532 123 45 67',
    '0090 532 123 45 67',
    '+1 803 555 0100',
    '680 312 345',
    '690 512 345'
  ])('is no premium number for looking like one: %s', typed =>
    expect(sentence(field, typed)).toBeUndefined()
  )
})

describe('an e-mail address', () => {
  const field = email('mal')

  test('is kept in lower case, trimmed', () => {
    expect(parsed(field, '  Ana.Robles+Cuadra@Example.ORG ')).toBe('ana.robles+cuadra@example.org')
  })

  test.each(['a@b.es', "o'donnell@example.org", 'ana@sub.dominio-uno.example', 'ñ@example.org'])(
    'is taken: %s',
    typed => expect(parsed(field, typed)).toBe(typed)
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
  ])('is refused: %j', typed => {
    expect(sentence(field, typed)).toMatch(/^mal$|no permitidos$/)
  })

  test('may have 254 characters', () => {
    expect(sentence(field, `${'a'.repeat(242)}@example.org`)).toBeUndefined()
  })

  test('hides nothing', () => {
    expect(sentence(field, 'ana\u200b@example.org')).toBe(
      'El texto contiene caracteres no permitidos'
    )
  })
})

describe('a filter of a search', () => {
  const field = enumFilter(['uno', 'dos'], 'ninguna')

  test.each(['', 'todos', 'todas', 'cualquiera', undefined])('ignores %j', any => {
    expect(parsed(field, any)).toBeUndefined()
    expect(sentence(field, any)).toBeUndefined()
  })

  test('takes one of its values, and no other', () => {
    expect(parsed(field, 'dos')).toBe('dos')
    expect(sentence(field, 'tres')).toBe('ninguna')
    expect(sentence(field, ['uno', 'dos'])).toBe('ninguna')
  })
})

describe('words to search for', () => {
  test.each(['', 'todos', 'todas', 'cualquiera', undefined])('are none: %j', any => {
    expect(parsed(searchText(), any)).toBeUndefined()
    expect(sentence(searchText(), any)).toBeUndefined()
  })

  test('are plain characters, up to 200', () => {
    expect(parsed(searchText(), ` 100% "doma" & salto_ `)).toBe('100% "doma" & salto_')
    expect(sentence(searchText(), 'a'.repeat(200))).toBeUndefined()
    expect(sentence(searchText(), 'a'.repeat(201))).toBe(
      'La búsqueda es demasiado larga: 200 caracteres como máximo'
    )
    expect(sentence(searchText(), 'a\u0000b')).toBe('El texto contiene caracteres no permitidos')
  })
})

describe('a number in a query', () => {
  const field = positiveInt(12, 50, 'mal')

  test('has a value when it is missing', () => {
    expect(parsed(field, undefined)).toBe(12)
    expect(parsed(field, '')).toBe(12)
  })

  test('is whole, from 1, and never more than it may be', () => {
    expect(parsed(field, '1')).toBe(1)
    expect(parsed(field, '50')).toBe(50)
    expect(parsed(field, '51')).toBe(50)
    expect(parsed(field, '9999999999999')).toBe(50)
  })

  test.each(['0', '-1', '1.5', 'uno', 'NaN', 'Infinity', '1e400', ' ', ['1', '2']])(
    'is refused: %j',
    typed => expect(sentence(field, typed)).toBe('mal')
  )
})

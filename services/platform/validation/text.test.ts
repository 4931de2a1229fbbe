import { describe, expect, test } from 'vitest'
import { parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { characterCount } from './characters.ts'
import { optionalText, text } from './text.ts'

const notAllowed = 'El texto contiene caracteres no permitidos'
const line = text()
const lines = text({ multiline: true })
const name = text({ visibleOnly: true })

describe('user input', () => {
  test('is trimmed', () => {
    expect(parseOrUndefined(line, ' \t mozo de cuadra\n')).toBe('mozo de cuadra')
  })

  test('is composed (NFC)', () => {
    expect(parseOrUndefined(line, 'A\u0301vila')).toBe('Ávila')
    expect(parseOrUndefined(line, '\u212bngel')).toBe('Ångel')
  })

  test('has its line breaks normalized', () => {
    expect(parseOrUndefined(lines, 'uno\r\ndos\rtres\ncuatro')).toBe('uno\ndos\ntres\ncuatro')
  })

  test.each([
    ['a NUL', 'caba\u0000llo'],
    ['a bell', 'caba\u0007llo'],
    ['an escape', 'caba\u001b[31mllo'],
    ['a delete', 'caba\u007fllo'],
    ['a C1 control', 'caba\u0085llo'],
    ['a lone high surrogate', 'caba\ud83dllo'],
    ['a lone low surrogate', 'caba\udc34llo'],
    ['surrogates the wrong way round', '\udc34\ud83d']
  ])('is refused with %s, single-line or multiline', (_, hostile) => {
    expect(firstErrorMessage(line, hostile)).toBe(notAllowed)
    expect(firstErrorMessage(lines, hostile)).toBe(notAllowed)
  })

  test.each([
    ['a new line', 'uno\ndos'],
    ['a return', 'uno\rdos'],
    ['a tab', 'uno\tdos'],
    ['a line separator', 'uno\u2028dos'],
    ['a paragraph separator', 'uno\u2029dos']
  ])('may hold %s only when it is multiline', (_, broken) => {
    expect(firstErrorMessage(line, broken)).toBe(notAllowed)
    expect(firstErrorMessage(lines, broken)).toBeUndefined()
  })

  test.each([
    "Robert'); DROP TABLE users;--",
    '<script>alert(1)</script>',
    `\${7*7} {{7*7}} %s %n %_ \\ " '`,
    '../../etc/passwd',
    'مرحبا بالخيل',
    '馬 말 🐴 👩🏽‍🌾 𝒳 \u{10ffff}',
    'null',
    '__proto__'
  ])('is stored unchanged: %s', hostile => {
    expect(parseOrUndefined(lines, hostile)).toBe(hostile.normalize('NFC'))
  })
})

describe('a name', () => {
  test.each([
    ['a zero-width space', 'Ana\u200bRobles'],
    ['a zero-width joiner', 'Ana\u200dRobles'],
    ['a word joiner', 'Ana\u2060Robles'],
    ['a byte order mark inside', 'Ana\ufeffRobles'],
    ['a soft hyphen', 'Ana\u00adRobles'],
    ['a Hangul filler', 'Ana\u3164Robles'],
    ['a grapheme joiner', 'Ana\u034fRobles'],
    ['a tag character', 'Ana\u{e0041}Robles'],
    ['a right-to-left mark', 'Ana\u200fRobles'],
    ['a right-to-left override', 'Ana\u202eselboR'],
    ['a bidi isolate', 'Ana\u2066Robles\u2069'],
    ['an Arabic letter mark', 'Ana\u061cRobles']
  ])('is refused with %s, which other text may contain', (_, hostile) => {
    expect(firstErrorMessage(name, hostile)).toBe(notAllowed)
    expect(firstErrorMessage(line, hostile)).toBeUndefined()
  })

  test.each(['Ñuñoa', "O'Donnell", 'Anne-Marie', 'Müller', 'Łukasz', '李明', 'Yeguada ☀️'])(
    'is accepted: %s',
    plain => expect(parseOrUndefined(name, plain)).toBe(plain)
  )
})

describe('the length of a text', () => {
  const three = text({ min: [3, 'corto'], max: [3, 'largo'] })

  test('counts an emoji and a rare letter once', () => {
    expect(characterCount('🐴🐎𝒳')).toBe(3)
    expect(firstErrorMessage(three, '🐴🐎𝒳')).toBeUndefined()
    expect(firstErrorMessage(three, '🐴🐎')).toBe('corto')
    expect(firstErrorMessage(three, '🐴🐎𝒳a')).toBe('largo')
  })

  test('is measured after trimming and composing', () => {
    expect(firstErrorMessage(three, '  ab  ')).toBe('corto')
    expect(firstErrorMessage(three, ' abc ')).toBeUndefined()
    expect(firstErrorMessage(three, 'a\u0301bc')).toBeUndefined()
  })

  test('is too short when the value is not text', () => {
    for (const nothing of [undefined, null, 5, {}, ['abc'], true]) {
      expect(firstErrorMessage(three, nothing)).toBe('corto')
    }
  })
})

describe('text that may be missing', () => {
  const maybe = optionalText({ min: [3, 'corto'] })

  test.each([[undefined], [null], [''], ['   '], ['\n']])('treats %j as missing', nothing => {
    expect(parseOrUndefined(maybe, nothing)).toBeUndefined()
    expect(firstErrorMessage(maybe, nothing)).toBeUndefined()
  })

  test('has its rules applied when it is present', () => {
    expect(parseOrUndefined(maybe, ' abc ')).toBe('abc')
    expect(firstErrorMessage(maybe, 'ab')).toBe('corto')
    expect(firstErrorMessage(maybe, 5)).toBe('corto')
    expect(firstErrorMessage(maybe, 'a\u0000bc')).toBe(notAllowed)
  })
})

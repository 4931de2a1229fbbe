import { describe, expect, test } from 'vitest'
import { parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { characterCount } from './characters.ts'
import { optionalText, text } from './text.ts'

const notAllowed = 'El texto contiene caracteres no permitidos'
const line = text()
const lines = text({ multiline: true })

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
    ['a new line of Windows', 'uno\r\ndos'],
    ['a line separator', 'uno\u2028dos'],
    ['a paragraph separator', 'uno\u2029dos'],
    ['a line break of Word and PowerPoint', 'uno\vdos'],
    ['a page break of a PDF', 'uno\fdos']
  ])('has %s as a new line, or as a blank in one line', (_, broken) => {
    expect(parseOrUndefined(lines, broken)).toBe('uno\ndos')
    expect(parseOrUndefined(line, broken)).toBe('uno dos')
  })

  test('has a tab as a blank in one line', () => {
    expect(parseOrUndefined(lines, 'uno\tdos')).toBe('uno\tdos')
    expect(parseOrUndefined(line, 'uno\tdos')).toBe('uno dos')
  })

  test.each([
    ['a zero-width space', 'Ana\u200bRobles'],
    ['a zero-width joiner', 'Ana\u200dRobles'],
    ['a word joiner', 'Ana\u2060Robles'],
    ['a byte order mark', '\ufeffAna\ufeffRobles'],
    ['a soft hyphen', 'Ana\u00adRobles'],
    ['a soft hyphen of Word', 'Ana\u001fRobles'],
    ['hyphens at the end of a line of a PDF', 'Ana\u0002Rob\ufffeles'],
    ['a Hangul filler', 'Ana\u3164Robles'],
    ['a grapheme joiner', 'Ana\u034fRobles'],
    ['tag characters', 'Ana\u{e0041}\u{e0042}Robles'],
    ['a variation selector', 'Ana\ufe0fRobles'],
    ['a right-to-left override', 'Ana\u202eRobles\u202c'],
    ['an embedding', '\u202aAnaRobles\u202c'],
    ['a bidi isolate', 'Ana\u2066Robles\u2069']
  ])('is stored without %s', (_, pasted) => {
    expect(parseOrUndefined(line, pasted)).toBe('AnaRobles')
    expect(parseOrUndefined(lines, pasted)).toBe('AnaRobles')
  })

  test.each(['\u200e', '\u200f', '\u061c'])(
    'keeps the mark of direction %j in lines only',
    mark => {
      expect(parseOrUndefined(line, `دوما ${mark}(3)`)).toBe('دوما (3)')
      expect(parseOrUndefined(lines, `دوما ${mark}(3)`)).toBe(`دوما ${mark}(3)`)
    }
  )

  test('has the hyphen of Word that breaks no line', () => {
    expect(parseOrUndefined(line, 'ex\u001ejinete')).toBe('ex-jinete')
  })

  test.each([
    ['of a person with a thing', '👩‍🌾 👨🏽‍🌾 🏇🏿'],
    ['of a family', '👨‍👩‍👧‍👦'],
    ['with a heart', '❤️‍🔥 ☀️ ☎︎'],
    ['of flags', '🇪🇸 🏳️‍🌈 🏴‍☠️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['of keys', '1️⃣ #️⃣'],
    ['of Persian', 'علی‌رضا می‌خواهم'],
    ['of Marathi and Bengali', 'दुसर्‍या র‍্যাব'],
    ['of Malayalam and Sinhala', 'ന്‍റെ ශ්‍රී'],
    ['of Japanese names', '葛󠄀城 辻󠄁']
  ])('keeps the joints %s', (_, joined) => {
    expect(parseOrUndefined(line, joined)).toBe(joined.normalize('NFC'))
    expect(parseOrUndefined(lines, joined)).toBe(joined.normalize('NFC'))
  })

  test('keeps no joint that joins nothing', () => {
    expect(parseOrUndefined(line, '🐴\u200d a\u200d🐴 علی\u200c\u200c\u200cرضا\u200c')).toBe(
      '🐴 a🐴 علی\u200cرضا'
    )
  })

  test('has at most four marks on one letter', () => {
    expect(parseOrUndefined(line, `Mo${'\u0336\u034b'.repeat(50)}zo`)).toBe(
      'Mo\u0336\u0336\u034b\u034bzo'.replace('\u034b\u034b', '\u0336\u0336')
    )
    expect(parseOrUndefined(line, 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A')?.length).toBe(6)
  })

  test.each([
    ['Vietnamese', 'Nguyễn Thị Phượng'.normalize('NFD')],
    ['Arabic with vowels', 'اَلْخَيْلُ وَٱللَّيْلُ مُحَمَّدٌ'],
    ['Hindi', 'मैं घोड़ों की देखभाल करूँगा'],
    ['Hebrew with accents', 'בְּרֵאשִׁ֖ית'],
    ['Thai', 'ที่นี่ ขี่ม้า น้ำ'],
    ['Burmese', 'မြင်းစီးသင်တန်း ကျွန်ုပ်'],
    ['Tibetan', 'བསྒྲུབས་ རྟ་'],
    ['Yoruba', 'Adébáyọ̀']
  ])('keeps the marks of %s', (_, marked) => {
    expect(parseOrUndefined(line, marked)).toBe(marked.normalize('NFC'))
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

  test.each([[undefined], [null], [''], ['   '], ['\n'], ['\u200b'], ['\u3164\u00ad']])(
    'treats %j as missing',
    nothing => {
      expect(parseOrUndefined(maybe, nothing)).toBeUndefined()
      expect(firstErrorMessage(maybe, nothing)).toBeUndefined()
    }
  )

  test('has its rules applied when it is present', () => {
    expect(parseOrUndefined(maybe, ' abc ')).toBe('abc')
    expect(firstErrorMessage(maybe, 'ab')).toBe('corto')
    expect(firstErrorMessage(maybe, 5)).toBe('corto')
    expect(firstErrorMessage(maybe, 'a\u0000bc')).toBe(notAllowed)
  })
})

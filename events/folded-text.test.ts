import { describe, expect, test } from 'vitest'
import { foldText, mixesAlphabets, nameSkeleton } from './folded-text.ts'

describe('a folded text', () => {
  test.each([
    ['MOZO de cuadra, ÁÉÍÓÚ Ü Ñ ñ', 'mozo de cuadra, aeiou u ñ ñ'],
    ['n\u0303 N\u0303andu\u0301', 'ñ ñandu'],
    ['pa\u200bga\u00ad por\u2060 bi\u034fzum\ufeff', 'paga por bizum'],
    ['сосо НОМВRЕ υπο', 'coco hombre uno'],
    ['ﬁnca ǆ', 'finca dz'],
    ['ＤＮＩ　８０６ 𝟖𝟎𝟔 ᵈⁿⁱ ⓓⓝⓘ 🅓🅽🅸 ᴅɴɪ', 'dni 806 806 dni dni dni dni'],
    ['Łódź Øre đa ıİ', 'lodz ore da ii'],
    ['a\u00a0b\u2003c – d‑e', 'a b c - d-e'],
    ['mujeres🇪🇸 mujeres™ m² 1ª 2º', 'mujeres🇪🇸 mujeres™ m² 1ª 2º'],
    ['日本 العربية кобыла', '日本 العربية koбылa']
  ])('«%s» reads «%s»', (text, plain) => {
    expect(foldText(text).plain).toBe(plain)
  })

  test('quotes the words as they stand', () => {
    const text = 'Paga por b\u200bI\u0301zuм 🐴 ya'
    const { plain, quote } = foldText(text)
    const start = plain.indexOf('bizum')
    expect(quote(start, start + 5)).toBe('b\u200bÍzuм')
    expect(quote(0, plain.length)).toBe(text.normalize('NFC'))
    const horse = plain.indexOf('🐴')
    expect(quote(horse, horse + 2)).toBe('🐴')
  })
})

test.each([
  ['bizuм', true],
  ['Αna', true],
  ['ѕсаmѕ', true],
  ['оο', true],
  ['caballo', false],
  ['кобыла', false],
  ['άλογο', false],
  ['卡拉OK', false],
  ['µm2', false]
])('«%s» mixes alphabets: %s', (word, expected) => {
  expect(mixesAlphabets(word)).toBe(expected)
})

test.each([
  ['jose', 'jоse'],
  ['jose', 'jοse'],
  ['jose', 'jose\u0332'],
  ['jose', 'jo\u0338se'],
  ['jose', 'jọsė'],
  ['jose', 'ｊｏｓｅ'],
  ['jose', 'j0se'],
  ['Paul', 'PauI'],
  ['lana', '1ana'],
  ['maría', 'mari\u0301a'],
  ['ana', 'anaˈ']
])('the names «%s» and «%s» look alike', (a, b) => {
  expect(nameSkeleton(a)).toBe(nameSkeleton(b))
})

test.each([
  ['jose', 'josé'],
  ['munoz', 'muñoz'],
  ['ana', 'ana.'],
  ['ana1', 'ana2'],
  ['rim', 'rlm']
])('the names «%s» and «%s» do not look alike', (a, b) => {
  expect(nameSkeleton(a)).not.toBe(nameSkeleton(b))
})

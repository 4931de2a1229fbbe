import { describe, expect, test } from 'vitest'
import { findHighlights } from './highlights.ts'

const found = (text: string, keyword: string) =>
  findHighlights(text, keyword).map(({ start, end }) => text.slice(start, end))

describe('highlighting search words in a text', () => {
  test.each([
    ['Mozo/a de cuadra', 'moza', ['Mozo']],
    ['Yeguada en Ávila', 'avila', ['Ávila']],
    ['Instructoras de doma', 'INSTRUCTOR DOMA', ['Instructoras', 'doma']],
    ['Auxiliar de herrador', 'a', []],
    ['Auxiliar de herrador', '', []],
    ['Jinete', '.*', []],
    ['Mozo de la cuadra de Delia', 'mozo de la cuadra', ['Mozo', 'cuadra']],
    ['Además, todos los días', 'de MÁS para los', []]
  ])('finds the matches in «%s» for «%s»', (text, keyword, words) => {
    expect(found(text, keyword)).toEqual(words)
  })
})

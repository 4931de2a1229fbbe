import { describe, expect, test } from 'vitest'
import { findDiscriminatoryWording } from './discriminatory-wording.ts'

describe('the warning about discriminatory wording', () => {
  test.each([
    ['Chica para cuadra', 'Chica'],
    ['Buscamos jóvenes con ganas', 'jóvenes'],
    ['Mozo menor de 30 años', 'menor de 30 años'],
    ['Jinete hasta 35 años', 'hasta 35 años'],
    ['Se busca señorita', 'señorita']
  ])('is shown for «%s»', (text, word) => {
    expect(findDiscriminatoryWording(text)).toBe(word)
  })

  test.each([
    'Mozo/a de cuadra',
    'Doma de caballos jóvenes de 4 años',
    'Puesto para hombre o mujer',
    'Experiencia de 5 años',
    ''
  ])('is not shown for «%s»', text => {
    expect(findDiscriminatoryWording(text)).toBeUndefined()
  })
})

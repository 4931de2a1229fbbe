import { describe, expect, test } from 'vitest'
import * as english from '#services/words/en/letter.ts'
import * as spanish from '#services/words/es/letter.ts'
import { proposeLetter, type ToldSaid } from './proposed-letter.ts'

const answered = (...given: [ask: string, value: 'si' | 'aprendiendo' | 'no' | number][]) =>
  given.map(([ask, value]) => ({ ask, value }))

describe('a proposed cover letter', () => {
  test('says what was ticked, in the order of the ad', () => {
    const said: ToldSaid = {
      answers: answered(['carne-B', 'si'], ['galope-5', 'si']),
      startsOn: '2027-02-01',
      needsHousing: false
    }
    expect(proposeLetter(said, spanish)).toBe(
      'Tengo carné B y galope 5. Puedo empezar el 1 de febrero. No necesito vivienda.'
    )
    expect(proposeLetter(said, english)).toBe(
      'I have a category B driving licence and Galope 5. I can start on 1 February. I do not need housing.'
    )
  })

  test('is empty where nothing is said, and says nothing of what is answered with no', () => {
    expect(proposeLetter({ answers: [] }, spanish)).toBe('')
    expect(proposeLetter({ answers: answered(['carne-B', 'no']) }, spanish)).toBe('')
  })

  test.each([
    [answered(['carne-C', 'aprendiendo']), 'Me estoy sacando el carné C.'],
    [answered(['titulo-TD1', 'si']), 'Tengo título de TD1.'],
    [
      answered(['titulo-TDS', 'aprendiendo']),
      'Me estoy sacando el título de técnico deportivo superior.'
    ],
    [answered(['transporte-animales', 'si']), 'Tengo certificado de transporte de animales.'],
    [answered(['idioma-fr', 'si'], ['idioma-en', 'si']), 'Hablo francés e inglés.'],
    [answered(['idioma-es', 'aprendiendo']), 'Estoy aprendiendo español.'],
    [answered(['trenzar', 'si'], ['inseminacion', 'si']), 'Sé trenzar e inseminar.'],
    [answered(['curas', 'aprendiendo']), 'Estoy aprendiendo a hacer curas.'],
    [answered(['anos', 0]), 'Todavía no tengo experiencia.'],
    [answered(['anos', 1]), 'Tengo 1 año de experiencia.'],
    [answered(['anos', 12]), 'Tengo 12 años de experiencia.'],
    [answered(['ownHorse', 'si']), 'Iría con mi caballo.'],
    [answered(['unknown', 'si']), '']
  ])('%j: %s', (answers, expected) => {
    expect(proposeLetter({ answers }, spanish)).toBe(expected)
  })

  test('says from when, and from where', () => {
    const said: ToldSaid = { answers: [], startsOn: 'ya', needsHousing: true, location: 'Jerez' }
    expect(proposeLetter(said, spanish)).toBe('Puedo empezar ya. Necesito vivienda. Vivo en Jerez.')
  })
})

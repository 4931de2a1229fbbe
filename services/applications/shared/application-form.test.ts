import { describe, expect, test } from 'vitest'
import { hasWrongYears, readSaid, writeSaid } from './application-form.ts'
import { profileAnswers } from './profile-answers.ts'
import { questionsOf } from './questions.ts'

describe('the form for applying', () => {
  test('says only what was filled in', () => {
    expect(readSaid({ coverLetter: 'Hola', 'answers.carne-B': '', starts: '', place: '' })).toEqual(
      {
        answers: []
      }
    )
    expect(
      readSaid({
        'answers.carne-B': 'si',
        'answers.anos': ' 4 ',
        'answers.galope-5': 'quizas',
        starts: 'ya',
        startsOn: '2027-02-01',
        needsHousing: 'no',
        place: '11020'
      })
    ).toEqual({
      answers: [
        { ask: 'carne-B', value: 'si' },
        { ask: 'anos', value: 4 }
      ],
      startsOn: 'ya',
      needsHousing: false,
      place: '11020'
    })
  })

  test.each([
    [{ starts: 'otro', startsOn: '2027-02-01' }, '2027-02-01'],
    [{ starts: '', startsOn: '2027-02-01' }, '2027-02-01'],
    [{ starts: '2027-03-01', startsOn: '' }, '2027-03-01'],
    [{ starts: 'otro', startsOn: '' }, undefined]
  ])('starts, of %j, on %s', (values, expected) => {
    expect(readSaid(values).startsOn).toBe(expected)
  })

  test.each([
    ['', false],
    ['0', false],
    ['60', false],
    ['61', true],
    ['3,5', true],
    ['tres', true]
  ])('takes «%s» for wrong years: %s', (years, expected) => {
    expect(hasWrongYears({ 'answers.anos': years })).toBe(expected)
  })

  test('is filled in with what was said before', () => {
    const said = {
      answers: [
        { ask: 'carne-B', value: 'no' as const },
        { ask: 'anos', value: 0 }
      ],
      startsOn: '2027-02-01',
      needsHousing: false,
      place: '11020'
    }
    const values = writeSaid({ ...said, placeName: 'Jerez de la Frontera, Cádiz' })
    expect(values).toMatchObject({ 'answers.anos': '0', location: 'Jerez de la Frontera, Cádiz' })
    expect(readSaid(values)).toEqual(said)
    expect(writeSaid({ answers: [], startsOn: null, needsHousing: null, place: null })).toEqual({})
  })
})

const job = {
  asks: [
    { what: 'carne', level: 'B', weight: 'imprescindible' },
    { what: 'galope', level: 5, weight: 'imprescindible' },
    { what: 'anos', level: 2, weight: 'valorable' },
    { what: 'anos', level: 5, weight: 'valorable' },
    { what: 'trenzar', weight: 'se-ensena' }
  ],
  ownHorse: 'gratis',
  housing: { kind: 'habitacion' }
} as const

describe('the questions of an ad', () => {
  test('are what it asks and does not teach, each once, and whether a horse comes along', () => {
    expect(questionsOf(job as never)).toEqual([
      { name: 'answers.carne-B', text: 'Carné\u00a0B', kind: 'level' },
      { name: 'answers.galope-5', text: 'Galope\u00a05', kind: 'level' },
      { name: 'answers.anos', text: 'Años de experiencia', kind: 'years' },
      { name: 'answers.ownHorse', text: '¿Traes caballo?', kind: 'yesNo' }
    ])
    expect(questionsOf({ ownHorse: 'no' })).toEqual([])
  })

  const filled = (profile: object, changes: object = {}) =>
    profileAnswers({ ...job, ...changes } as never, profile as never, {
      names: questionsOf(job as never).map(({ name }) => name),
      today: '2026-12-01'
    })

  test('are answered from a profile where it states something, never with what it leaves out', () => {
    expect(filled({})).toEqual({})
    expect(filled({ galope: 3, carnes: ['C1'], knows: ['trenzar'], years: 4 })).toEqual({
      'answers.carne-B': 'si',
      'answers.anos': '4'
    })
    expect(filled({ hasHorse: false, wantsHousing: true, availableFrom: '2026-05-01' })).toEqual({
      'answers.ownHorse': 'no',
      needsHousing: 'si',
      starts: 'ya'
    })
    expect(filled({ availableFrom: '2027-02-01', place: '11020', location: 'Jerez' })).toEqual({
      starts: 'otro',
      startsOn: '2027-02-01',
      place: '11020',
      location: 'Jerez'
    })
    expect(filled({ wantsHousing: true }, { housing: { kind: 'no' } })).toEqual({})
  })
})

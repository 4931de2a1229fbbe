import { describe, expect, test } from 'vitest'
import { repeatLetter, parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { profileRequest } from '#test/builders/api-fixtures.ts'
import { profileTermsRequest } from '#test/builders/candidate-profiles.ts'
import { CandidateProfileForm, PublishCandidateProfile } from './contract.ts'
import { parseSkills, skillsBeside } from './shared/skills.ts'
import { ListOwnProfiles, SearchCandidates } from './search-contract.ts'

const shortName = 'El nombre debe tener al menos 3 caracteres'
const shortPhone = 'El teléfono debe tener al menos 9 caracteres'
const shortText = 'La descripción debe tener al menos 20 caracteres'
const tooYoung = 'La edad mínima es 16 años'
const tooOld = 'La edad máxima es 80 años'
const badAge = 'La edad debe ser un número entero'
const fewRoles = 'Elige hasta 5 puestos de la lista'
const noRadius = 'Indica hasta dónde irías: 10, 30, 50, 100 o 200 kilómetros, o «cualquiera»'
const noYears = 'Los años de experiencia van de 0 a 60'
const noStart = 'Indica desde cuándo puedes empezar: «ya» o una fecha'
const notAllowed = 'El texto contiene caracteres no permitidos'
const manySkills = 'Puedes indicar 10 habilidades como máximo'

type Row = [field: string, value: unknown, sentence?: string]

describe.each([
  ['the request', PublishCandidateProfile],
  ['the form', CandidateProfileForm]
])('%s to publish a profile', (_, Contract) => {
  test.each<Row>([
    ['fullName', 'Al', shortName],
    ['fullName', undefined, shortName],
    ['fullName', 'Ana'],
    ['fullName', 'Ana\u0007', notAllowed],
    ['location', 'Ávila\u0007', notAllowed],
    ['fullName', repeatLetter(100)],
    ['fullName', repeatLetter(101), 'El nombre no puede tener más de 100 caracteres'],
    ['contactPhone', '12345678', shortPhone],
    ['contactPhone', undefined, shortPhone],
    ['contactPhone', '123456789'],
    ['contactPhone', '1234567890123456', 'El número de teléfono es demasiado largo'],
    ['contactEmail', undefined],
    ['contactEmail', ''],
    ['contactEmail', 'ana@example.org'],
    ['contactEmail', 'ana', 'El email debe ser válido'],
    ['description', repeatLetter(19), shortText],
    ['description', undefined, shortText],
    ['description', repeatLetter(20)],
    ['description', `una\n${repeatLetter(16)}`],
    ['description', repeatLetter(100)],
    ['age', 15, tooYoung],
    ['age', 16],
    ['age', 80],
    ['age', 81, tooOld],
    ['age', 30.5, badAge],
    ['age', '30', badAge],
    ['location', undefined],
    ['location', repeatLetter(121), 'La ubicación no puede tener más de 120 caracteres'],
    ['experience', undefined],
    ['experience', 'Experto'],
    ['experience', 'Diez años', 'La experiencia no está en la lista'],
    ['skills', undefined],
    ['skills', 'a,b,c,d,e,f,g,h,i,j'],
    ['skills', 'a,b,c,d,e,f,g,h,i,j,k', manySkills],
    ['skills', repeatLetter(501), 'Las habilidades no pueden tener más de 500 caracteres'],
    ['roles', ['marinero'], fewRoles],
    ['roles', ['groom', 'jinete', 'guia', 'cria', 'monitor', 'jockey'], fewRoles],
    ['roles', 'groom', fewRoles],
    ['disciplines', ['ajedrez'], 'Elige hasta 5 disciplinas de la lista'],
    ['place', '1102', 'El municipio no existe'],
    ['radius', 40, noRadius],
    ['radius', 'cualquiera'],
    ['carnes', ['A'], 'Uno de los carnés no está en la lista'],
    ['galope', 10, 'El galope va de 1 a 9'],
    ['titles', ['TD9'], 'Uno de los títulos no está en la lista'],
    ['languages', ['la'], 'Uno de los idiomas no está en la lista'],
    ['knows', ['volar'], 'Una de las habilidades no está en la lista'],
    ['years', 61, noYears],
    ['years', 1.5, noYears],
    ['wantsHousing', 'sí', 'Responde sí o no a si necesitas vivienda'],
    ['hasHorse', 1, 'Responde sí o no a si tienes caballo'],
    ['availableFrom', 'mañana', noStart],
    ['availableFrom', '2026-02-30', noStart],
    ['availableFrom', 'ya'],
    ['galope', null],
    ['availableFrom', '']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(Contract, { ...profileRequest, [field]: value }, field)).toBe(expected)
  })

  test('takes every term of ads', () => {
    const request = { ...profileRequest, ...profileTermsRequest }
    expect(parseOrUndefined(Contract, request)).toEqual(request)
  })

  test('drops an empty e-mail and location, and fields that the request may not set', () => {
    const claims = { userId: 'another-user', id: 'mine', isActive: false, createdAt: '2020-01-01' }
    const request = { ...profileRequest, contactEmail: '', location: ' ', ...claims }
    expect(JSON.parse(JSON.stringify(parseOrUndefined(Contract, request)))).toEqual(profileRequest)
  })
})

describe('the description of a profile', () => {
  const withDescription = (length: number) => ({
    ...profileRequest,
    description: repeatLetter(length)
  })

  test('may have 100 characters in the form and 500 in the request', () => {
    expect(firstErrorMessage(CandidateProfileForm, withDescription(101))).toBe(
      'La descripción no debe exceder los 100 caracteres'
    )
    expect(firstErrorMessage(PublishCandidateProfile, withDescription(101))).toBeUndefined()
    expect(firstErrorMessage(PublishCandidateProfile, withDescription(500))).toBeUndefined()
    expect(firstErrorMessage(PublishCandidateProfile, withDescription(501))).toBe(
      'La descripción no debe exceder los 500 caracteres'
    )
  })
})

describe('a missing age', () => {
  test.each([undefined, null, 0, ''])(
    'is left to the decision in the request, and is refused in the form: %j',
    age => {
      expect(parseOrUndefined(PublishCandidateProfile, { ...profileRequest, age })).toMatchObject({
        age: undefined
      })
      expect(firstErrorMessage(CandidateProfileForm, { ...profileRequest, age })).toBeDefined()
    }
  )

  test('may be left out of the request', () => {
    const { age: _, ...request } = profileRequest
    expect(parseOrUndefined(PublishCandidateProfile, request)).not.toHaveProperty(
      'age',
      expect.anything()
    )
  })
})

describe('skills', () => {
  test('are separated by commas, without duplicates', () => {
    expect(parseSkills(' doma ,salto,, doma,')).toEqual(['doma', 'salto'])
    const request = { ...profileRequest, skills: ' doma ,salto,, doma,' }
    expect(parseOrUndefined(PublishCandidateProfile, request)).toMatchObject({
      skills: 'doma, salto'
    })
  })

  test('are left out where a fact beside them says the same', () => {
    expect(skillsBeside(['galope\u00a05', 'carné\u00a0B'], 'Galope 5, doma, carné B1')).toEqual([
      'doma',
      'carné B1'
    ])
  })

  test('are empty when there are only commas', () => {
    const parsed = parseOrUndefined(PublishCandidateProfile, { ...profileRequest, skills: ' , ,' })
    expect(parsed?.skills || undefined).toBeUndefined()
  })
})

test('the own profiles may be asked for without those that were withdrawn', () => {
  expect(parseOrUndefined(ListOwnProfiles, { onlyActive: 'true', more: 1 })).toEqual({
    onlyActive: 'true'
  })
})

describe('searching candidates', () => {
  test('defaults to the first 200, which is the maximum', () => {
    expect(parseOrUndefined(SearchCandidates, {})).toEqual({ page: 1, limit: 200 })
    expect(parseOrUndefined(SearchCandidates, { limit: '1000' })).toEqual({ page: 1, limit: 200 })
  })

  test.each<Row>([
    ['text', repeatLetter(201), 'La búsqueda es demasiado larga: 200 caracteres como máximo'],
    ['location', 'Ávila'],
    ['near', '1102', 'El municipio no existe'],
    ['radius', '40', 'El radio debe ser de 10, 30, 50, 100 o 200 kilómetros'],
    ['role', 'groom,jinete'],
    ['role', 'marinero', 'El puesto no está en la lista'],
    ['discipline', 'ajedrez', 'La disciplina no está en la lista'],
    ['carne', 'C,A', 'El carné no está en la lista'],
    ['galope', '0', 'El galope debe ser un número de 1 a 9'],
    ['galope', '7'],
    ['housing', 'quizá', 'Si necesita vivienda se filtra con «si» o «no»'],
    ['housing', 'no'],
    ['page', '0', 'La página debe ser un número a partir de 1'],
    ['limit', '0', 'El límite debe ser un número entre 1 y 200']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(SearchCandidates, { [field]: value }, field)).toBe(expected)
  })
})

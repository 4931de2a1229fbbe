import { describe, expect, test } from 'vitest'
import { repeatLetter, parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import { CloseJob, PostJob, readValidFields, ReviseJob } from './contract.ts'
import { SearchJobs } from '../search/contract.ts'

const shortText = 'La descripción debe tener al menos 10 caracteres'
const longText = 'La descripción no puede tener más de 100 caracteres'
const noPhone = 'El teléfono de contacto es obligatorio'
const noMail = 'El email de contacto es obligatorio'
const badMail = 'Debes proporcionar un email de contacto válido'
const noPhoto = 'Una de las fotos no es válida'
const noSubject = 'De una foto se dice que es de la vivienda, del centro o de los caballos'
const many = (count: number) => Array.from({ length: count }, (_, index) => `/photos/${index}.webp`)
const notAllowed = 'El texto contiene caracteres no permitidos'
const noType = 'Debes seleccionar un tipo de empleo'

type Row = [field: string, value: unknown, sentence?: string]

describe.each([
  ['the request to post a job', PostJob],
  ['the request to edit a job', ReviseJob]
])('%s', (_, Contract) => {
  test.each<Row>([
    ['title', repeatLetter(4), 'El título debe tener al menos 5 caracteres'],
    ['title', repeatLetter(5)],
    ['title', repeatLetter(120)],
    ['title', repeatLetter(121), 'El título no puede tener más de 120 caracteres'],
    ['companyName', 'A', 'El nombre de la empresa es requerido'],
    ['companyName', 'Al'],
    ['companyName', repeatLetter(120)],
    [
      'companyName',
      repeatLetter(121),
      'El nombre de la empresa no puede tener más de 120 caracteres'
    ],
    ['location', 'Á', 'La ubicación es requerida'],
    ['location', 'Ác'],
    ['location', repeatLetter(120)],
    ['location', repeatLetter(121), 'La ubicación no puede tener más de 120 caracteres'],
    ['description', repeatLetter(9), shortText],
    ['description', repeatLetter(10)],
    ['description', `dos\n${repeatLetter(96)}`],
    ['description', '🐴'.repeat(100)],
    ['description', repeatLetter(101), longText],
    ['title', 'Mozo\u0007 de cuadra', notAllowed],
    ['companyName', 'Soto\u0007', notAllowed],
    ['location', 'Segovia\u0007', notAllowed],
    ['details', 'una\ndos'],
    ['photos', ['/photos/one.webp']],
    ['photos', [{ path: '/photos/one.webp', of: 'vivienda' }, '/photos/two.webp']],
    ['photos', [{ path: '/photos/one.webp', of: null }]],
    ['photos', [{ path: '/photos/one.webp', of: 'piscina' }], noSubject],
    ['photos', [{ path: 'one.webp', of: 'vivienda' }], noPhoto],
    ['photos', [{ of: 'vivienda' }], noPhoto],
    ['photos', [5], noPhoto],
    ['photos', many(5), 'Las fotos son 4 como máximo'],
    ['photos', ['/photos/one.webp2'], noPhoto],
    ['photos', ['https://x/photos/one.webp'], noPhoto],
    ['photos', ['/photos/a b.webp'], noPhoto],
    ['photos', '/photos/one.webp', noPhoto],
    ['requirements', 'una\ndos'],
    ['requirements', undefined],
    ['requirements', null],
    ['requirements', repeatLetter(2000)],
    ['requirements', repeatLetter(2001), 'Los requisitos no pueden tener más de 2000 caracteres'],
    ['jobType', '', noType],
    ['jobType', 'todos', noType],
    ['jobType', 'Jornada Completa'],
    ['jobType', 'Media Jornada'],
    ['jobType', 'Prácticas'],
    ['experience', undefined],
    ['experience', ''],
    ['experience', 'Nivel Básico'],
    ['experience', 'Experiencia Media'],
    ['experience', 'Experto'],
    ['experience', 'Mucha', 'La experiencia no está en la lista'],
    ['contactPhone', '12345', noPhone],
    ['contactPhone', '+(1) 23-45.6'],
    ['contactPhone', '+12 345 678 901 234 5'],
    ['contactPhone', '+12 345 678 901 234 56', 'El número de teléfono es demasiado largo'],
    ['contactPhone', 'seis uno dos', noPhone],
    ['contactEmail', '', noMail],
    ['contactEmail', 'a@bc', noMail],
    ['contactEmail', 'a@b.c', badMail],
    ['contactEmail', 'cuadra', badMail],
    [
      'contactEmail',
      'peña@b.es',
      'Los correos no llevan acentos ni eñes antes de la @. ¿Es pena@b.es?'
    ],
    ['contactEmail', 'a@b.es']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(Contract, { ...jobRequest, [field]: value }, field)).toBe(expected)
  })

  test('lower-cases the e-mail, and leaves the phone as it was typed', () => {
    const request = {
      ...jobRequest,
      contactEmail: 'Cuadra@Example.ORG',
      contactPhone: '+34 (612) 345.678'
    }
    expect(parseOrUndefined(Contract, request)).toMatchObject({
      contactEmail: 'cuadra@example.org',
      contactPhone: '+34 (612) 345.678'
    })
  })

  test('shows each photo once', () => {
    const [one, two] = ['/photos/one.webp', '/photos/two.webp']
    const photos = [one, { path: two, of: 'vivienda' }, { path: one, of: 'centro' }, two]
    expect(parseOrUndefined(Contract, { ...jobRequest, photos })?.photos).toEqual([
      { path: one },
      { path: two, of: 'vivienda' }
    ])
  })

  test('drops id, owner, dates and state', () => {
    const claims = {
      id: 'mine',
      employerId: 'another-user',
      postDate: '2020-01-01',
      expiryDate: '2099-01-01',
      isActive: false
    }
    expect(parseOrUndefined(Contract, { ...jobRequest, ...claims })).toEqual(
      parseOrUndefined(Contract, jobRequest)
    )
  })
})

describe('the request to post a job', () => {
  test.each<Row>([
    ['title', undefined, 'El título debe tener al menos 5 caracteres'],
    ['companyName', undefined, 'El nombre de la empresa es requerido'],
    ['location', undefined, 'La ubicación es requerida'],
    ['description', undefined, shortText],
    ['jobType', undefined, noType],
    ['contactPhone', undefined, noPhone],
    ['contactEmail', undefined, noMail]
  ])('without %s: %s', (field, value, expected) => {
    expect(firstErrorMessage(PostJob, { ...jobRequest, [field]: value }, field)).toBe(expected)
  })
})

describe('the request to edit a job', () => {
  test('names only what changes', () => {
    expect(parseOrUndefined(ReviseJob, { title: 'Jinete de salto' })).toEqual({
      title: 'Jinete de salto'
    })
  })

  test('clears an optional field with null or a blank text', () => {
    const cleared = { requirements: ' ', experience: '', housing: null, place: null }
    expect(parseOrUndefined(ReviseJob, cleared)).toEqual({
      requirements: null,
      experience: null,
      housing: null,
      place: null
    })
  })

  test('clears no required field', () => {
    expect(parseOrUndefined(ReviseJob, { title: null })).toBeUndefined()
  })
})

test('the fields of a draft that are valid are read, each alone', () => {
  expect(
    readValidFields({ title: 'Mo', companyName: 'Soto', boxes: 'dos', role: 'groom' })
  ).toEqual({
    companyName: 'Soto',
    role: 'groom'
  })
  expect(readValidFields({ title: 'Mo' })).not.toHaveProperty('title')
})

describe('closing a job', () => {
  test.each<Row>([
    ['outcome', 'aqui'],
    ['outcome', 'perdido', 'Di cómo se cierra el anuncio: aqui, otra-via o sin-cubrir'],
    ['message', undefined],
    ['message', 'Gracias,\nya está cubierto'],
    ['message', repeatLetter(1000)],
    ['message', repeatLetter(1001), 'El mensaje no puede tener más de 1000 caracteres']
  ])('with %s = %j: %s', (field, value, expected) => {
    const request = { outcome: 'aqui', [field]: value }
    expect(firstErrorMessage(CloseJob, request, field)).toBe(expected)
    if (!expected) expect(parseOrUndefined(CloseJob, request)).toEqual(request)
  })
})

describe('searching jobs', () => {
  test('defaults to the first page of twelve', () => {
    expect(parseOrUndefined(SearchJobs, {})).toEqual({ page: 1, limit: 12 })
  })

  test('ignores values that mean no filter', () => {
    const anything = { keyword: '', location: 'todas', jobType: 'todos', experience: 'cualquiera' }
    expect(parseOrUndefined(SearchJobs, { ...anything, employerId: '' })).toEqual({
      page: 1,
      limit: 12
    })
  })

  test('accepts every filter, and ignores other parameters', () => {
    const search = {
      keyword: 'moza',
      location: 'Ávila',
      jobType: 'Prácticas',
      experience: 'Experto',
      employerId: 'abc'
    }
    expect(
      parseOrUndefined(SearchJobs, { ...search, page: '3', limit: '50', scrollToCards: 'true' })
    ).toEqual({ ...search, page: 3, limit: 50 })
  })

  test('reads several values of a filter once each, and numbers', () => {
    const query = {
      role: 'groom,mozo-cuadra,groom',
      province: '41,11',
      carne: 'C,B',
      discipline: '',
      payMin: '1500',
      daysOff: '1.5',
      galope: '0',
      sort: 'sueldo',
      minors: 'no'
    }
    expect(parseOrUndefined(SearchJobs, query)).toEqual({
      role: ['mozo-cuadra', 'groom'],
      province: ['11', '41'],
      carne: ['B', 'C'],
      payMin: 1500,
      daysOff: 1.5,
      galope: 0,
      sort: 'sueldo',
      minors: 'no',
      page: 1,
      limit: 12
    })
  })

  test.each<Row>([
    ['limit', '51'],
    ['limit', '0', 'El límite debe ser un número entre 1 y 50'],
    ['page', '0', 'La página debe ser un número a partir de 1'],
    ['page', 'uno', 'La página debe ser un número a partir de 1'],
    ['jobType', 'Jornada', 'El tipo de empleo no está en la lista'],
    ['experience', 'Poca', 'La experiencia no está en la lista'],
    ['employerId', repeatLetter(65), 'El identificador del empleador no es válido'],
    ['role', 'groom,jefe', 'El puesto no está en la lista'],
    ['role', 'groom,', 'El puesto no está en la lista'],
    ['discipline', 'ajedrez', 'La disciplina no está en la lista'],
    ['province', '11,53', 'La provincia no existe: usa su código del INE, de dos cifras'],
    ['housing', 'no', 'La vivienda se filtra con «si»'],
    ['pay', '1', 'El sueldo publicado se filtra con «si»'],
    ...['0', '12.5', 'mucho', '500001'].map<Row>(amount => [
      'payMin',
      amount,
      'El sueldo mínimo debe ser un número de euros al mes, de 1 a 500000'
    ]),
    ['contract', 'verbal', 'El contrato no está en la lista'],
    ['daysOff', '2.25', 'Los días libres a la semana van de 1 a 7, de medio en medio'],
    ['carne', 'B,D', 'El carné no está en la lista'],
    ['galope', '10', 'El galope debe ser un número de 0 a 9'],
    ['galope', false, 'El galope debe ser un número de 0 a 9'],
    ['ownHorse', 'no', 'El caballo propio se filtra con «si»'],
    ['workPermit', 'true', 'El permiso de trabajo se filtra con «si»'],
    ['minors', 'quizas', 'El trato con menores se filtra con «si» o «no»'],
    ['sort', 'mejor', 'El orden debe ser «nuevos», «termina», «sueldo» o «cerca»'],
    ['radius', '31', 'El radio debe ser de 10, 30, 50, 100 o 200 kilómetros']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(SearchJobs, { [field]: value }, field)).toBe(expected)
  })
})

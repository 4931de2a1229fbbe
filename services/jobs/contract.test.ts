import { describe, expect, test } from 'vitest'
import { letters, parsed, sentence } from '#test/contract-parsing.ts'
import { jobRequest } from '#test/api-fixtures.ts'
import { PostJob, ReviseJob, SearchJobs } from './contract.ts'

const shortText = 'La descripción debe tener al menos 10 caracteres'
const longText = 'La descripción no puede tener más de 100 caracteres'
const noPhone = 'El teléfono de contacto es obligatorio'
const noMail = 'El email de contacto es obligatorio'
const badMail = 'Debes proporcionar un email de contacto válido'
const noType = 'Debes seleccionar un tipo de empleo'

type Row = [field: string, value: unknown, sentence?: string]

describe.each([
  ['posting an ad', PostJob],
  ['editing an ad', ReviseJob]
])('%s', (_, Contract) => {
  test.each<Row>([
    ['title', letters(4), 'El título debe tener al menos 5 caracteres'],
    ['title', undefined, 'El título debe tener al menos 5 caracteres'],
    ['title', letters(5)],
    ['title', letters(120)],
    ['title', letters(121), 'El título no puede tener más de 120 caracteres'],
    ['companyName', 'A', 'El nombre de la empresa es requerido'],
    ['companyName', 'Al'],
    ['companyName', letters(120)],
    ['companyName', letters(121), 'El nombre de la empresa no puede tener más de 120 caracteres'],
    ['location', 'Á', 'La ubicación es requerida'],
    ['location', 'Ác'],
    ['location', letters(120)],
    ['location', letters(121), 'La ubicación no puede tener más de 120 caracteres'],
    ['description', letters(9), shortText],
    ['description', undefined, shortText],
    ['description', letters(10)],
    ['description', `dos\n${letters(96)}`],
    ['description', '🐴'.repeat(100)],
    ['description', letters(101), longText],
    ['requirements', undefined],
    ['requirements', null],
    ['requirements', letters(2000)],
    ['requirements', letters(2001), 'Los requisitos no pueden tener más de 2000 caracteres'],
    ['jobType', undefined, noType],
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
    ['experience', 'Mucha', 'La experiencia no es una de las opciones'],
    ['contactPhone', undefined, noPhone],
    ['contactPhone', '12345', noPhone],
    ['contactPhone', '+(1) 23-45.6'],
    ['contactPhone', '+12 345 678 901 234 5'],
    ['contactPhone', '+12 345 678 901 234 56', 'El número de teléfono es demasiado largo'],
    ['contactPhone', 'seis uno dos', noPhone],
    ['contactEmail', undefined, noMail],
    ['contactEmail', '', noMail],
    ['contactEmail', 'a@bc', noMail],
    ['contactEmail', 'a@b.c', badMail],
    ['contactEmail', 'cuadra', badMail],
    ['contactEmail', 'a@b.es']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(sentence(Contract, { ...jobRequest, [field]: value }, field)).toBe(expected)
  })

  test('keeps e-mail in lower case, and phone as it was typed', () => {
    const request = {
      ...jobRequest,
      contactEmail: 'Cuadra@Example.ORG',
      contactPhone: '+34 (612) 345.678'
    }
    expect(parsed(Contract, request)).toMatchObject({
      contactEmail: 'cuadra@example.org',
      contactPhone: '+34 (612) 345.678'
    })
  })

  test('believes nothing about whose it is, from when, and until when', () => {
    const claims = {
      id: 'mine',
      employerId: 'somebody',
      postDate: '2020-01-01',
      expiryDate: '2099-01-01',
      isActive: false
    }
    expect(parsed(Contract, { ...jobRequest, ...claims })).toEqual(parsed(Contract, jobRequest))
  })
})

describe('searching ads', () => {
  test('asks for the first twelve when it asks for nothing', () => {
    expect(parsed(SearchJobs, {})).toEqual({ page: 1, limit: 12 })
  })

  test('ignores what stands for anything', () => {
    const anything = { keyword: '', location: 'todas', jobType: 'todos', experience: 'cualquiera' }
    expect(parsed(SearchJobs, { ...anything, employerId: '' })).toEqual({ page: 1, limit: 12 })
  })

  test('takes every filter, and ignores other parameters', () => {
    const search = {
      keyword: 'moza',
      location: 'Ávila',
      jobType: 'Prácticas',
      experience: 'Experto',
      employerId: 'abc'
    }
    expect(
      parsed(SearchJobs, { ...search, page: '3', limit: '50', scrollToCards: 'true' })
    ).toEqual({ ...search, page: 3, limit: 50 })
  })

  test.each<Row>([
    ['limit', '51'],
    ['limit', '0', 'El límite debe ser un número entre 1 y 50'],
    ['page', '0', 'La página debe ser un número a partir de 1'],
    ['page', 'uno', 'La página debe ser un número a partir de 1'],
    ['jobType', 'Jornada', 'El tipo de empleo no es una de las opciones'],
    ['experience', 'Poca', 'La experiencia no es una de las opciones'],
    ['employerId', letters(65), 'El identificador del empleador no es válido']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(sentence(SearchJobs, { [field]: value }, field)).toBe(expected)
  })
})

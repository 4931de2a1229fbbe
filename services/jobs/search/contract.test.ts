import { describe, expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined, repeatLetter } from '#test/board/contract-parsing.ts'
import { SearchJobs, SelectJobs } from './contract.ts'

const wrongRadius = 'El radio debe ser de 10, 30, 50, 100 o 200 kilómetros'
const wrongPay = 'El sueldo mínimo debe ser un número de euros al mes, de 1 a 500000'
const wrongSort = 'El orden debe ser «nuevos», «termina», «sueldo» o «cerca»'
const wrongPage = 'La página debe ser un número a partir de 1'
const wrongLimit = 'El límite debe ser un número entre 1 y 50'
const wrongIds = 'Los empleos se piden por su identificador, separados por comas: 100 como máximo'
const ids = (count: number) => Array.from({ length: count }, (_, index) => `job-${index}`)

type Row = [field: string, value: unknown, sentence?: string]

describe('searching jobs', () => {
  test('defaults to the first page of twelve', () => {
    expect(parseOrUndefined(SearchJobs, {})).toEqual({ page: 1, limit: 12 })
  })

  test('reads each filter', () => {
    const search = {
      keyword: 'doma',
      location: 'Ávila',
      near: '05019',
      radius: '30',
      role: 'jinete,groom',
      jobType: 'Prácticas',
      daysOff: '1.5',
      payMin: '1400',
      sort: 'sueldo',
      employerId: 'yeguada',
      page: '2',
      limit: '500'
    }
    expect(parseOrUndefined(SearchJobs, search)).toEqual({
      keyword: 'doma',
      location: 'Ávila',
      near: '05019',
      radius: 30,
      role: ['groom', 'jinete'],
      jobType: 'Prácticas',
      daysOff: 1.5,
      payMin: 1400,
      sort: 'sueldo',
      employerId: 'yeguada',
      page: 2,
      limit: 50
    })
  })

  test.each<Row>([
    ['keyword', repeatLetter(201), 'La búsqueda es demasiado larga: 200 caracteres como máximo'],
    ['location', repeatLetter(201), 'La búsqueda es demasiado larga: 200 caracteres como máximo'],
    ['near', '1102', 'El municipio no existe'],
    ['near', ''],
    ['radius', '40', wrongRadius],
    ['payMin', ''],
    ['payMin', '1'],
    ['payMin', '500000'],
    ['payMin', '0', wrongPay],
    ['payMin', '500001', wrongPay],
    ['payMin', '1.5', wrongPay],
    ['payMin', 'x', wrongPay],
    ['jobType', 'Noches', 'El tipo de empleo no está en la lista'],
    ['daysOff', '8', 'Los días libres a la semana van de 1 a 7, de medio en medio'],
    ['sort', 'viejos', wrongSort],
    ['employerId', repeatLetter(64)],
    ['employerId', repeatLetter(65), 'El identificador del empleador no es válido'],
    ['page', '0', wrongPage],
    ['limit', 'x', wrongLimit]
  ])('with %s = %j: %s', (field, value, sentence) => {
    expect(firstErrorMessage(SearchJobs, { [field]: value }, field)).toBe(sentence)
  })
})

describe('jobs by their ids', () => {
  test.each<[value: unknown, sentence?: string]>([
    ['one'],
    ['one,two'],
    [ids(100).join()],
    [ids(101).join(), wrongIds],
    ['one two', wrongIds],
    [repeatLetter(65), wrongIds],
    [`x${'.'.repeat(3)}`, wrongIds],
    ['', wrongIds],
    [undefined, wrongIds],
    [7, wrongIds]
  ])('%j: %s', (value, sentence) => {
    expect(firstErrorMessage(SelectJobs, { ids: value })).toBe(sentence)
  })

  test('are divided by commas', () => {
    expect(parseOrUndefined(SelectJobs, { ids: 'one,two' })).toEqual({ ids: ['one', 'two'] })
  })
})

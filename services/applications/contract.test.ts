import { describe, expect, test } from 'vitest'
import { repeatLetter, parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { coverLetter, guestRequest } from '#test/builders/api-fixtures.ts'
import { SubmitApplication } from './contract.ts'
import { ListApplications } from './list-contract.ts'

const shortLetter = 'Debes incluir al menos 50 caracteres explicando por qué quieres este trabajo'
const longLetter = 'Tu explicación no debe exceder los 1000 caracteres'
const shortPhone = 'El teléfono debe tener al menos 9 dígitos'

type Row = [field: string, value: unknown, sentence?: string]

const letterRows: Row[] = [
  ['coverLetter', undefined, shortLetter],
  ['coverLetter', repeatLetter(49), shortLetter],
  ['coverLetter', `  ${repeatLetter(49)}\n`, shortLetter],
  ['coverLetter', repeatLetter(50)],
  ['coverLetter', '🐴'.repeat(1000)],
  ['coverLetter', `Hola:\n\n${repeatLetter(993)}`],
  ['coverLetter', repeatLetter(1001), longLetter]
]

describe('applying as a guest', () => {
  test.each<Row>([
    ...letterRows,
    ['applicantName', undefined, 'El nombre debe tener al menos 2 caracteres'],
    ['applicantName', 'A', 'El nombre debe tener al menos 2 caracteres'],
    ['applicantName', 'Al'],
    ['applicantName', 'Ana\u0007', 'El texto contiene caracteres no permitidos'],
    ['applicantName', repeatLetter(100)],
    ['applicantName', repeatLetter(101), 'El nombre no puede tener más de 100 caracteres'],
    ['applicantEmail', undefined, 'Debes proporcionar un email válido'],
    ['applicantEmail', 'luis@example', 'Debes proporcionar un email válido'],
    ['applicantPhone', undefined, shortPhone],
    ['applicantPhone', '12 34 56 78', shortPhone],
    ['applicantPhone', '123 456 789'],
    ['applicantPhone', '123456789012345'],
    ['applicantPhone', '1234567890123456', 'El número de teléfono es demasiado largo'],
    ['applicantPhone', 'nueve cifras', shortPhone]
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(SubmitApplication, { ...guestRequest, [field]: value }, field)).toBe(
      expected
    )
  })

  test('reports the errors of all fields at once', () => {
    const empty = { isGuestApplication: true }
    for (const [field] of Object.entries(guestRequest)) {
      const isReported = firstErrorMessage(SubmitApplication, empty, field) !== undefined
      expect([field, isReported]).toEqual([field, field !== 'isGuestApplication'])
    }
  })

  test('drops fields that the request may not set', () => {
    const claims = {
      applicantId: 'another-user',
      status: 'approved',
      jobId: 'x',
      appliedAt: '2020-01-01'
    }
    expect(parseOrUndefined(SubmitApplication, { ...guestRequest, ...claims })).toEqual(
      guestRequest
    )
  })
})

describe('applying with an account', () => {
  test.each<Row>(letterRows)('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(SubmitApplication, { [field]: value }, field)).toBe(expected)
    const explicit = { isGuestApplication: false, [field]: value }
    expect(firstErrorMessage(SubmitApplication, explicit, field)).toBe(expected)
  })

  test('requires only the cover letter, and drops every other field', () => {
    const claims = {
      coverLetter,
      applicantId: 'another-user',
      applicantName: 'Otra',
      status: 'approved'
    }
    expect(parseOrUndefined(SubmitApplication, claims)).toEqual({ coverLetter })
  })
})

describe('listing applications', () => {
  test('defaults to the first page of ten', () => {
    expect(parseOrUndefined(ListApplications, {})).toEqual({ page: 1, limit: 10 })
    expect(parseOrUndefined(ListApplications, { status: 'todos', scope: '' })).toEqual({
      page: 1,
      limit: 10
    })
  })

  test.each<Row>([
    ['status', 'approved'],
    ['status', 'hired', 'El estado debe ser pendiente, aprobada o rechazada'],
    ['jobId', repeatLetter(64)],
    ['jobId', repeatLetter(65), 'El empleo no es válido'],
    ['scope', 'sent'],
    ['scope', 'received'],
    ['scope', 'all', 'El ámbito debe ser sent o received'],
    ['page', '-1', 'La página debe ser un número a partir de 1'],
    ['limit', 'x', 'El límite debe ser un número entre 1 y 50']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(ListApplications, { [field]: value }, field)).toBe(expected)
  })
})

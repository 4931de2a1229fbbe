import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { jobRequest, postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { requirePay } from './require-pay.ts'
import { payMissing } from '../shared/refusals.ts'

const day = '2027-06-07'
const eve = new Date('2027-06-06T21:59:59.999Z')
const firstInstant = new Date('2027-06-06T22:00:00.000Z')
const range = { min: 1300, period: 'mes' } as const
const later = { disclosed: 'antes-de-la-entrevista' } as const
const sentence =
  'Di cuánto se paga: la ley lo pide en todos los anuncios desde el 7 de junio de 2027'

describe('the pay of a job', () => {
  test.each([undefined, null, later])('may be %j until the day of the law', pay => {
    expect(() => requirePay({ pay }, eve, day)).not.toThrow()
    expect(() => requirePay({ pay }, firstInstant, undefined)).not.toThrow()
  })

  test.each([undefined, null, later])('must be an amount from that day on, not %j', pay => {
    const refusal = new HttpError(payMissing(sentence), { field: 'pay.min' })
    expect(() => requirePay({ pay }, firstInstant, day)).toThrow(refusal)
    expect(() => requirePay({ pay: range }, firstInstant, day)).not.toThrow()
  })
})

describeWithApp('from the day on which the law wants the pay', board => {
  let employer: SignedInClient
  let id: string
  beforeAll(async () => {
    board.tools.config.payRequiredFrom = day
    board.now = eve
    employer = await signUp(board, 'employer')
    id = (await postJobAs(employer)).id
    board.now = firstInstant
  })
  afterEach(() => {
    board.now = firstInstant
  })

  test('a new job without it is refused', async () => {
    const { status, body } = await employer.post('/api/jobs', jobRequest)
    expect([status, body.message, body.errors[0].field]).toEqual([400, sentence, 'pay.min'])
    expect((await employer.post('/api/jobs', { ...jobRequest, pay: later })).status).toBe(400)
    expect((await employer.post('/api/jobs', { ...jobRequest, pay: range })).status).toBe(201)
  })

  test('a job from before can change in all else, and can say its pay', async () => {
    expect((await employer.patch(`/api/jobs/${id}`, { title: 'Groom de salto' })).status).toBe(200)
    expect((await employer.patch(`/api/jobs/${id}`, { pay: null })).status).toBe(400)
    expect((await employer.patch(`/api/jobs/${id}`, { pay: range })).status).toBe(200)
    expect((await employer.patch(`/api/jobs/${id}`, { pay: later })).status).toBe(400)
  })
})

import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { coverLetter, postJobAs, profileRequest, signUp } from '#test/builders/api-fixtures.ts'
import { report } from '#test/builders/cases.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('the figures of the board', board => {
  const read = async () => {
    const operator = await signUp(board, 'applicant')
    makeOperator(board, operator)
    const response = await operator.get('/api/operator/figures')
    expect(response.status).toBe(200)
    return response.body
  }
  const pass = (days: number) => {
    board.now = new Date(board.now.getTime() + days * day)
  }

  test('are zero on an empty board', async () => {
    expect(await read()).toEqual({
      jobs: { open: 0, withPay: 0, withHousing: 0, closed: 0, filled: 0, filledHere: 0 },
      applications: { received: 0, answeredInAWeek: 0 },
      profiles: 0,
      alerts: { confirmed: 0, unconfirmed: 0 },
      reports: { received: 0, medianSeconds: null }
    })
  })

  test('count what there is, and what happened in thirty days', async () => {
    const yeguada = await signUp(board, 'employer')
    const [filled, given, open] = [
      await postJobAs(yeguada),
      await postJobAs(yeguada),
      await postJobAs(yeguada, { pay: { min: 1500, period: 'mes' } })
    ]
    await postJobAs(yeguada, { housing: { kind: 'independiente' } })
    const sent: string[] = []
    for (const index of [0, 1, 2, 3]) {
      const ana = await signUp(board, 'applicant')
      if (index === 0) await ana.post('/api/candidate-profiles', profileRequest)
      const { body } = await ana.post(`/api/jobs/${open.id}/applications`, { coverLetter })
      if (index === 3) await ana.delete(`/api/applications/${body.id}`)
      sent.push(body.id)
    }
    expect(await report(board, 'job', open.id)).toMatchObject({ status: 201 })
    pass(0.1)
    const answered = await yeguada.put(`/api/applications/${sent[0]}`, { status: 'approved' })
    expect(answered.status).toBe(200)
    await yeguada.put(`/api/applications/${sent[1]}`, { status: 'pending', message: 'Te llamo' })
    await yeguada.post(`/api/jobs/${filled.id}/close`, { outcome: 'aqui' })
    await yeguada.post(`/api/jobs/${given.id}/close`, { outcome: 'sin-cubrir' })
    expect(await read()).toMatchObject({ applications: { received: 0 } })
    pass(8)
    expect(await read()).toEqual({
      jobs: { open: 2, withPay: 1, withHousing: 1, closed: 2, filled: 1, filledHere: 1 },
      applications: { received: 3, answeredInAWeek: 2 },
      profiles: 1,
      alerts: { confirmed: 0, unconfirmed: 0 },
      reports: { received: 1, medianSeconds: null }
    })
    pass(40)
    expect(await read()).toMatchObject({
      jobs: { open: 0, closed: 0 },
      applications: { received: 0 },
      reports: { received: 0 }
    })
  })
})

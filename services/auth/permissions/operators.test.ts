import { expect, test } from 'vitest'
import { deleteAccount, signUp } from '#test/builders/api-fixtures.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const overview = '/api/operator/overview'

describeWithApp('an operator', board => {
  test('is the first account with the configured name, and no later one', async () => {
    const first = await signUp(board, 'employer')
    makeOperator(board, first)
    expect((await first.get(overview)).status).toBe(200)
    await deleteAccount(first)
    const later = await signUp(board, 'employer', {
      username: first.username.toUpperCase(),
      email: 'otra.persona@example.org'
    })
    expect((await later.get(overview)).status).toBe(404)
  })

  test('is bound by any request, so that deleting an unused account frees nothing', async () => {
    const first = await signUp(board, 'applicant')
    makeOperator(board, first)
    await deleteAccount(first)
    const again = { username: first.username, email: 'tercera@example.org' }
    const later = await signUp(board, 'applicant', again)
    expect((await later.get(overview)).status).toBe(404)
  })

  test('is stored without the name', async () => {
    const person = await signUp(board, 'applicant')
    makeOperator(board, person)
    await person.get(overview)
    const rows = await board.db.query('SELECT * FROM auth.operators')
    expect(JSON.stringify(rows)).toContain(person.id)
    expect(JSON.stringify(rows)).not.toContain(person.username)
  })
})

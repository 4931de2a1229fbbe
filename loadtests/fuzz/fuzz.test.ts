import { describe, expect, test } from 'vitest'
import { listApiOperations } from '#services/openapi/operations.ts'
import { type TestApp, describeWithApp } from '#test/test-app.ts'
import { createActors } from '#test/permission-fixtures.ts'
import { hostileStrings } from '#test/hostile-strings.ts'
import { createRandom } from '#test/seeded-random.ts'
import { allOperations } from './operations.ts'
import { generateRequest } from './request.ts'
import { tryHostileStrings } from './hostile-strings.ts'
import { findViolation, findContractViolation } from './oracle.ts'
import { fuzz, operatorNames } from './fuzz.ts'

const calls = allOperations()

const tests = (board: TestApp) => {
  test('ask for everything that the service answers', () => {
    const names = (list: { action: string }[]) => list.map(({ action }) => action).sort()
    expect(names(calls)).toEqual(names(listApiOperations(board.app.routes)))
  })

  test('are answered well, whoever asks', async () => {
    const fuzzed = await fuzz({ door: board, calls, seed: 1 }, [...Array(400).keys()])
    expect(fuzzed.failures).toEqual([])
    const answers = [...fuzzed.statuses.keys()]
    expect(answers).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404]))
  }, 120_000)

  test('are the same for the same seed', async () => {
    const cast = await createActors(board, 'employer')
    const call = calls.find(({ action }) => action === 'postJob')
    if (!call) throw new Error('ads are posted')
    const drafts = (seed: number) =>
      Promise.all(
        [...Array(20).keys()].map(no => generateRequest(call, cast, createRandom(seed + no)))
      )
    expect(await drafts(7)).toEqual(await drafts(7))
    expect(await drafts(7)).not.toEqual(await drafts(1007))
  })

  test('with a hostile text in a text field are refused, or keep it', async () => {
    const some = hostileStrings.filter((_, nth) => nth % 25 === 3)
    const fuzzed = await tryHostileStrings({ door: board, calls, seed: 1 }, some)
    expect(fuzzed.failures).toEqual([])
    expect(fuzzed.requests).toBeGreaterThan(300)
  }, 120_000)
}

describeWithApp('requests made up from the contracts', tests, { OPERATORS: operatorNames.join() })

describe('an answer', () => {
  const answer = (status: number, body: unknown) => ({ status, body, headers: new Headers() })

  test.each([
    [500, { message: 'Ha fallado' }, 'answers 500'],
    [503, { message: 'Ocupado' }, 'answers 503'],
    [400, {}, 'answers 400 without a message'],
    [404, '<p>No</p>', 'answers 404 without a message'],
    [409, { message: '' }, 'answers 409 without a message'],
    [409, { message: 'Ya existe' }, undefined],
    [304, '', undefined]
  ])('%i %j', (status, body, wrong) => {
    expect(findViolation(answer(status, body))).toBe(wrong)
  })

  test('that is not what its call promises is found out', () => {
    expect(findContractViolation('logOut', answer(200, { message: 'Adiós' }))).toBeUndefined()
    expect(findContractViolation('findJob', answer(200, { id: 'x' }))).toMatch(/something else/)
  })
})

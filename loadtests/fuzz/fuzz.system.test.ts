import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Action } from '#services/auth/permissions/actions.ts'
import { listRouteOperations } from '#services/platform/openapi/operations.ts'
import { type TestApp, describeWithApp } from '#test/board/test-app.ts'
import { createActors } from '#test/builders/test-actors.ts'
import { hostileStrings } from '#test/requests/hostile-strings.ts'
import { allOperations } from './operations.ts'
import { buildRequest } from './request.ts'
import { tryHostileStrings } from './hostile-strings.ts'
import { findViolation, findContractViolation } from './oracle.ts'
import { drawCase, fuzz, fuzzRoles, operatorNames } from './fuzz.ts'

const operations = allOperations()
const seeds = inject('seeds')
const [fuzzCases, everyNth] = inject('isFullScale') ? [1_000, 25] : [150, 150]
/** Each operation is asked for with one of the seeds. */
const casesOf = (seed: number) =>
  [...Array(fuzzCases).keys()].filter(
    number => seeds[Math.floor(number / fuzzRoles.length) % seeds.length] === seed
  )

const tests = (board: TestApp) => {
  beforeAll(() => void Object.assign(board, { isShared: true }))

  test('cover every operation of the API', () => {
    const names = (list: { action: string }[]) => list.map(({ action }) => action).sort()
    expect(names(operations)).toEqual(names(listRouteOperations<Action>(board.app.routes)))
  })

  test('are answered as the contracts promise', async () => {
    const statuses: number[] = []
    for (const seed of seeds) {
      const result = await fuzz({ clients: board, operations, seed }, casesOf(seed))
      expect({ seed, failures: result.failures }).toEqual({ seed, failures: [] })
      statuses.push(...result.statuses.keys())
    }
    expect(statuses).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404]))
  }, 120_000)

  test('are the same for the same seed and case', async () => {
    const actors = await createActors(board, 'employer')
    const index = operations.findIndex(({ action }) => action === 'postJob')
    const numbers = Array.from(
      { length: 20 },
      (_, round) => (index + operations.length * round) * 4
    )
    const build = (seed: number) =>
      Promise.all(
        numbers.map(async number => {
          const { draft, mutate } = drawCase({ clients: board, operations, seed }, number)
          return mutate(await buildRequest(draft, actors))
        })
      )
    const first = await build(7)
    expect(await build(7)).toEqual(first)
    expect(await build(8)).not.toEqual(first)
  })

  test('with a hostile text in a text field are refused, or the text is stored', async () => {
    const some = hostileStrings.filter((_, index) => index % everyNth === 3)
    const [seed = 0] = seeds
    const result = await tryHostileStrings({ clients: board, operations, seed }, some)
    expect(result.failures).toEqual([])
    expect(result.requests).toBeGreaterThan(100)
  }, 120_000)
}

describeWithApp('generated requests', tests, { OPERATORS: operatorNames.join() })

describe('a response', () => {
  const response = (status: number, body: unknown) => ({ status, body, headers: new Headers() })

  test.each([
    [500, { message: 'Ha fallado' }, 'answers 500'],
    [503, { message: 'Ocupado' }, 'answers 503'],
    [400, {}, 'answers 400 without a message'],
    [404, '<p>No</p>', 'answers 404 without a message'],
    [409, { message: '' }, 'answers 409 without a message'],
    [409, { message: 'Ya existe' }, undefined],
    [304, '', undefined]
  ])('%i %j', (status, body, wrong) => {
    expect(findViolation(response(status, body))).toBe(wrong)
  })

  test('that breaks the contract of its operation is found', () => {
    expect(findContractViolation('logOut', response(200, { message: 'Adiós' }))).toBeUndefined()
    expect(findContractViolation('findJob', response(200, { id: 'x' }))).toMatch(/something else/)
  })
})

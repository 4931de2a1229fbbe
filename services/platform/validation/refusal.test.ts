import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRefusals } from '#test/requests/all-refusals.ts'

const refusals = [...(await loadRefusals())]

describe('a refusal', () => {
  test.each(refusals)('%s has a code, a status and a Spanish sentence', (_, refusal) => {
    expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(refusal.status).toBeGreaterThanOrEqual(400)
    expect(refusal.message).toMatch(/\p{L}/u)
  })

  test('has the status that others of its code have', () => {
    const statuses = Map.groupBy(refusals, ([, { code }]) => code)
    expect(statuses.size).toBeGreaterThan(100)
    for (const [code, same] of statuses) {
      expect(new Set(same.map(([, { status }]) => status)).size, code).toBe(1)
    }
  })

  test('keeps the code that programs know', () => {
    const known = readFileSync('test/fixtures/refusal-codes.txt', 'utf8').trim().split('\n')
    expect(refusals.map(([, { code }]) => code)).toEqual(expect.arrayContaining(known))
  })

  test('is made in a refusals.ts', () => {
    const others = globSync('{services,workers,composition,cli,projections}/**/*.ts')
      .filter(file => !/\/refusals?(\.test)?\.ts$/.test(file))
      .filter(file => /\brefusal\(|\bstatus: 4\d\d,/.test(readFileSync(file, 'utf8')))
    expect(others.filter(file => !file.includes('.test.'))).toEqual([])
  })
})

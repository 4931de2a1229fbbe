import { expect } from 'vitest'
import { newId } from '#events/ids.ts'
import type { Answer, Board } from './test-app.ts'
import { password, register } from './api-fixtures.ts'

export const minute = 60
export const hour = 60 * minute

let nth = 0
/** An address that nobody else of this file has. */
export function newAddress(): string {
  nth++
  return `198.51.${Math.floor(nth / 250)}.${(nth % 250) + 1}`
}

export function personElsewhere(board: Board, kind: 'employer' | 'applicant') {
  return register(board, kind, {}, newAddress())
}

export function registration() {
  const username = `t.${newId()}`
  return { username, password, email: `${username}@example.org`, fullName: 'Ana' }
}

/** The first `count` are let through, and the next one is told when to come back. */
export async function expectLimit(
  count: number,
  seconds: number,
  ask: (nth: number) => Promise<Answer>
): Promise<void> {
  const stopped: number[] = []
  for (let nth = 0; nth < count; nth++) {
    const { status } = await ask(nth)
    if (status === 429 || status >= 500) stopped.push(status)
  }
  expect(stopped).toEqual([])
  expectTooMany(await ask(count), seconds)
}

export function expectTooMany({ status, body, headers }: Answer, seconds: number): void {
  expect(status).toBe(429)
  expect(body.message).toMatch(
    /^Demasiados intentos\. Vuelve a probar dentro de \d+ (segundos?|minutos)\.$/
  )
  const retryAfter = Number(headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(seconds)
}

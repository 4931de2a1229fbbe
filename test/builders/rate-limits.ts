import { expect } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import type { Answer, TestApp } from '../board/test-app.ts'
import { testPassword, signUp } from './api-fixtures.ts'

export const secondsOfMinute = 60
export const hour = 60 * secondsOfMinute

let index = 0
/** An address that no other test of this file has, of a network of its own. */
export function uniqueAddress(): string {
  index++
  return `198.${18 + (Math.floor(index / 250) % 2)}.${index % 250}.${Math.floor(index / 500) + 1}`
}

export function signUpFromUniqueAddress(board: TestApp, kind: 'employer' | 'applicant') {
  return signUp(board, kind, {}, uniqueAddress())
}

export function uniqueRegistration() {
  const username = `t.${newId()}`
  return { username, password: testPassword, email: `${username}@example.org`, fullName: 'Ana' }
}

/** Expects the first `count` requests to pass, and the next one to be answered 429 with Retry-After. */
export async function expectRateLimit(
  count: number,
  seconds: number,
  ask: (index: number) => Promise<Answer>,
  subject?: string
): Promise<void> {
  const stopped: number[] = []
  for (let index = 0; index < count; index++) {
    const { status } = await ask(index)
    if (status === 429 || status >= 500) stopped.push(status)
  }
  expect(stopped).toEqual([])
  expectTooManyRequests(await ask(count), seconds, subject)
}

export function expectTooManyRequests(
  { status, body, headers }: Answer,
  seconds: number,
  subject = 'Demasiados intentos'
): void {
  expect(status).toBe(429)
  expect(body.message).toMatch(
    new RegExp(`^${subject}\\. Vuelve a probar dentro de \\d+ (segundos?|minutos)\\.$`)
  )
  const retryAfter = Number(headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(seconds)
}

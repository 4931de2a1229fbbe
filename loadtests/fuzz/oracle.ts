import { operationDescriptions } from '#services/openapi/describe-api.ts'
import type { Action } from '#services/auth/decide.ts'
import type { TestResponse } from '#test/http-client.ts'

/** What is wrong with an answer, whatever was asked. */
export function findViolation({ status, body }: TestResponse): string | undefined {
  if (status >= 500) return `answers ${status}`
  if (status >= 400 && !hasMessage(body)) return `answers ${status} without a message`
  return undefined
}

function hasMessage(body: unknown): boolean {
  const message = typeof body === 'object' && body && 'message' in body && body.message
  return typeof message === 'string' && message !== ''
}

/** The same, where it is known which call was asked. */
export function findContractViolation(action: Action, answer: TestResponse): string | undefined {
  if (answer.status >= 300) return findViolation(answer)
  const { success } = operationDescriptions[action].response.safeParse(answer.body)
  return success ? undefined : 'answers something else than its description says'
}

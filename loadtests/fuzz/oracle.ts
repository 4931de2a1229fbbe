import { operationDescriptions } from '#services/openapi.ts'
import type { Action } from '#services/auth/permissions/actions.ts'
import type { TestResponse } from '#test/board/http-client.ts'

/** What is wrong with a response, whatever the request was. */
export function findViolation({ status, body }: TestResponse): string | undefined {
  if (status >= 500) return `answers ${status}`
  if (status >= 400 && !hasMessage(body)) return `answers ${status} without a message`
  return undefined
}

function hasMessage(body: unknown): boolean {
  const message = typeof body === 'object' && body && 'message' in body && body.message
  return typeof message === 'string' && message !== ''
}

/** The same, where the operation is known. */
export function findContractViolation(action: Action, response: TestResponse): string | undefined {
  if (response.status >= 300) return findViolation(response)
  const { success } = operationDescriptions[action].response.safeParse(response.body)
  return success ? undefined : 'answers something else than its description says'
}

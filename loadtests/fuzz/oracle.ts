import { operationDescriptions } from '#services/platform/openapi/descriptions.ts'
import type { Action } from '#services/auth/authorization.ts'
import type { Answer } from '#test/http-client.ts'

/** What is wrong with an answer, whatever was asked. */
export function wrongWith({ status, body }: Answer): string | undefined {
  if (status >= 500) return `answers ${status}`
  if (status >= 400 && !saysWhy(body)) return `answers ${status} without a message`
  return undefined
}

function saysWhy(body: unknown): boolean {
  const message = typeof body === 'object' && body && 'message' in body && body.message
  return typeof message === 'string' && message !== ''
}

/** The same, where it is known which call was asked. */
export function wrongWithCall(action: Action, answer: Answer): string | undefined {
  if (answer.status >= 300) return wrongWith(answer)
  const { success } = operationDescriptions[action].answer.safeParse(answer.body)
  return success ? undefined : 'answers something else than its description says'
}

import type { RouterRoute } from 'hono/types'
import { type Action, actionOf } from '#services/auth/authorization.ts'
import { type Described, requestOf } from '#services/platform/http/validate.ts'

/** One call of the API, as its route tells it. */
export interface Call {
  action: Action
  /** In lower case. */
  method: string
  /** With its parameters in braces. */
  path: string
  parameters: string[]
  requests: Described[]
  /** True when it heeds `Idempotency-Key`. */
  isRepeatable: boolean
}

/** What leaves no event behind cannot be known again. */
const unrepeatable: Action[] = ['logIn', 'logOut', 'uploadPicture', 'retryParked']

/** Every route below `/api`. What stands before a handler left behind what it asks for. */
export function callsOf(routes: readonly RouterRoute[]): Call[] {
  const own = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  const names = new Set(own.map(nameOf))
  return [...names].map(name => callOf(own.filter(route => nameOf(route) === name)))
}

function nameOf({ method, path }: RouterRoute): string {
  return `${method} ${path}`
}

function callOf(steps: RouterRoute[]): Call {
  const { method = '', path = '' } = steps[0] ?? {}
  const handlers: object[] = steps.map(({ handler }) => handler)
  const action = handlers.find(isNamed)?.[actionOf]
  if (!action) throw new Error(`${method} ${path} does not say who may call it`)
  return {
    action,
    method: method.toLowerCase(),
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    requests: handlers.filter(isReading).map(handler => handler[requestOf]),
    isRepeatable: method === 'POST' && !unrepeatable.includes(action)
  }
}

function isNamed(handler: object): handler is { [actionOf]: Action } {
  return actionOf in handler
}

function isReading(handler: object): handler is { [requestOf]: Described } {
  return requestOf in handler
}

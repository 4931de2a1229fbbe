import { listRouteOperations } from '#services/platform/openapi/operations.ts'
import type { Action } from '#services/auth/permissions/actions.ts'
import type { Answer, TestApp, Visitor } from '../board/test-app.ts'

export interface ActionCall {
  /** The id in the path. */
  id?: string
  query?: string
  /** Sent as JSON; bytes are a picture. */
  body?: object | string | undefined
  headers?: Record<string, string>
}

/** Requests actions of this board by their names. */
export const callsOf = (board: TestApp) => (action: Action, by: Visitor, request?: ActionCall) =>
  callAction(board, action, by, request)

/** Requests an action by its name, as a browser does. */
export function callAction(
  board: TestApp,
  action: Action,
  by: Visitor,
  { id = 'nada', query = '', body, headers }: ActionCall = {}
): Promise<Answer> {
  const call = listRouteOperations<Action>(board.app.routes).find(call => call.action === action)
  if (!call) throw new Error(`No route does ${action}`)
  const bytes = bytesOf(body)
  return by.send(call.path.replace(/\{\w+\}/, id) + query, {
    method: call.method.toUpperCase(),
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(bytes && { 'Content-Type': typeOf(body), 'Content-Length': `${bytes.length}` }),
      ...headers
    },
    ...(bytes && { body: bytes })
  })
}

const typeOf = (body: ActionCall['body']) =>
  body instanceof Uint8Array ? 'image/jpeg' : 'application/json'

function bytesOf(body: ActionCall['body']): Uint8Array<ArrayBuffer> | undefined {
  if (body === undefined) return undefined
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
}

import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { RequestError } from '@hono/node-server'
import { jsonErrorResponse } from './error-response.ts'
import { HttpError, requestTimeout, unexpectedError } from '../errors/errors.ts'
import { headersTooLong, invalidRequest } from '../errors/refusals.ts'

const badRequest = new HttpError(invalidRequest)

/** Refusals by the error codes of Node's parser. */
const errorsByCode: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: new HttpError(headersTooLong),
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout()
}

type Headers = Record<string, string>

/** Answers requests that Node cannot parse, and closes their connections; Node alone would send no body. */
export function respondToClientErrors(server: Server, common: Headers): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable) return socket.destroy()
    return socket.end(rawResponse(errorsByCode[code] ?? badRequest, common), () => socket.destroy())
  })
}

/** Answers requests that have no URL: an invalid or missing Host, `OPTIONS *`; the adapter alone would send no body. */
export function respondToRequestErrors(common: Headers): (reason: unknown) => Response {
  return reason => {
    const error = reason instanceof RequestError ? badRequest : unexpectedError()
    const { body, headers } = closingResponse(error, common)
    return new Response(body, { status: error.status, headers })
  }
}

function rawResponse(error: HttpError, common: Headers): string {
  const { body, headers } = closingResponse(error, common)
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body
  ].join('\r\n')
}

function closingResponse(error: HttpError, common: Headers) {
  const { body, headers } = jsonErrorResponse(error)
  const length = String(Buffer.byteLength(body))
  return { body, headers: { ...common, ...headers, 'Content-Length': length, Connection: 'close' } }
}

import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { jsonErrorResponse } from './error-response.ts'
import { HttpError, invalidRequest, requestTimeout } from './errors.ts'

const badRequest = new HttpError(400, invalidRequest)

/** By the error codes of Node's parser. */
const errorsByCode: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: new HttpError(
    431,
    'La dirección o las cabeceras de la petición son demasiado largas'
  ),
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout()
}

/** Answers requests that Node cannot parse, and closes their connections; Node alone would send no body. */
export function respondToClientErrors(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable) return socket.destroy()
    return socket.end(rawResponse(errorsByCode[code] ?? badRequest), () => socket.destroy())
  })
}

function rawResponse(error: HttpError): string {
  const { body, headers } = jsonErrorResponse(error)
  const lines = Object.entries({
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close'
  })
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body
  ].join('\r\n')
}

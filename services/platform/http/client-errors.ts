import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Refusal {
  status: string
  message: string
}

const badRequest: Refusal = { status: '400 Bad Request', message: 'La petición no es válida' }

/** By the codes that Node gives. */
const errorsByCode: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'La dirección o las cabeceras de la petición son demasiado largas'
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'La petición ha tardado demasiado en llegar. Inténtalo de nuevo.'
  }
}

/** What never becomes a request, Node would refuse without a word: we say why, and end the connection. */
export function respondToClientErrors(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable)
      socket.end(rawResponse(errorsByCode[code] ?? badRequest), () => socket.destroy())
    else socket.destroy()
  })
}

function rawResponse({ status, message }: Refusal): string {
  const body = JSON.stringify({ message })
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: private, no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body
  ].join('\r\n')
}

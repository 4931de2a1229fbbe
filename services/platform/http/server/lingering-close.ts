import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { timeouts } from '#services/platform/config/timeouts.ts'

/** Sends `Connection: close`, unless the rest of the body is read before the response begins. */
export function closeIfUnfinished(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  const { shouldKeepAlive } = response
  response.shouldKeepAlive = false
  request.once('end', () => {
    response.shouldKeepAlive = shouldKeepAlive
  })
}

/**
 * Node calls `destroySoon` after a response with `Connection: close`. Its own destroys the socket at once: a client that is still
 * sending gets a reset, which may discard the response. This one closes the sending side first (RFC 9112, 9.6).
 */
export function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end(() => setTimeout(() => socket.destroy(), timeouts.lingeringClose).unref())
  }
}

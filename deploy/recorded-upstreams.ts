import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventStreamHeaders } from '#services/platform/http/event-stream.ts'

/** A server behind a proxy. It records what reaches it, breaks the connection of a request to /hang-up, and does not end the response to /api/live. */
export async function startUpstream(received: IncomingMessage[]): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/health/live') received.push(request)
    for await (const _ of request);
    if (request.url === '/hang-up') request.socket.destroy()
    else if (request.url === '/api/live')
      response.writeHead(200, eventStreamHeaders).write('data: changed\n\n')
    else
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify('x'.repeat(2000)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port

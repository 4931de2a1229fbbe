import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventStreamHeaders } from '#services/platform/http/live/event-stream.ts'
import {
  denyAllPolicy,
  securityHeaders
} from '#services/platform/http/responses/security-headers.ts'

export const hsts = 'max-age=600; includeSubDomains'
const https = { appOrigin: 'https://localhost', hsts }

/** Its policy is not that of the proxies. */
export const upstreamHeaders = {
  ...securityHeaders(https),
  'Content-Security-Policy': "default-src 'self'"
}

/** A server behind a proxy, with the headers of ours. It records what reaches it, breaks the connection of a request below /hang-up, has no file that is named after `missing`, and that below /break-off amid the response, and does not end the response to /api/live. */
export async function startUpstream(
  received: IncomingMessage[],
  missing = 'none'
): Promise<Server> {
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    for (const header of Object.entries(upstreamHeaders)) response.setHeader(...header)
    if (request.url?.startsWith('/hang-up')) request.socket.destroy()
    else if (request.url?.startsWith('/break-off'))
      response
        .writeHead(200, { 'Content-Length': 4000 })
        .write('x'.repeat(2000), () => request.socket.destroy())
    else if (request.url === `/_astro/${missing}.js`) response.writeHead(404).end()
    else if (request.url === '/api/live')
      response.writeHead(200, eventStreamHeaders).write('data: changed\n\n')
    else
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify('x'.repeat(2000)))
  }
  const server = createServer((request, response) => {
    if (request.url !== '/health/live') received.push(request)
    request.resume().on('end', () => respond(request, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port

/** What every answer of a proxy itself carries. */
export const ownHeaders = {
  'strict-transport-security': hsts,
  'content-security-policy': denyAllPolicy,
  'x-content-type-options': 'nosniff'
}

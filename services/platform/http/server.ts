import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { timeouts } from '#services/platform/config/timeouts.ts'
import type { AppEnv } from './app-env.ts'
import { respondToClientErrors, respondToRequestErrors } from './client-errors.ts'
import { closeIfUnfinished, lingerOnClose } from './lingering-close.ts'
import type { LoadShedder } from './load-shedding.ts'
import { securityHeaders } from './security-headers.ts'

/** Connections that the system queues until they are accepted; beyond it, clients retry after a second. */
const acceptBacklog = 4_096

export interface RunningServer {
  port: number
  /** Accepts no more connections; running requests have `timeouts.shutdown` to finish. */
  close(): Promise<void>
}

/** `headers` are sent with what is refused before the app is called. */
export async function listen(
  app: Hono<AppEnv>,
  host: string,
  port: number,
  shedLoad: LoadShedder = () => false,
  headers = securityHeaders('')
): Promise<RunningServer> {
  const serve = getRequestListener(app.fetch, { errorHandler: respondToRequestErrors(headers) })
  const handle: RequestListener = (request, response) => {
    if (request.socket.writableEnded) return
    closeIfUnfinished(request, response)
    if (!shedLoad(request, response)) serve(request, response)
  }
  const options = {
    // Node alone would refuse a request without Host in a sentence of its own.
    requireHostHeader: false,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.connectionCheck
  }
  // Node calls back before it parses what follows the headers; afterwards `complete` is true if the body came with them.
  const server = createServer(options, (...call) => void setImmediate(handle, ...call))
  server.on('connection', lingerOnClose)
  respondToClientErrors(server, headers)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: acceptBacklog }, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => close(server) }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const forced = setTimeout(() => server.closeAllConnections(), timeouts.shutdown)
  await closed
  clearInterval(idle)
  clearTimeout(forced)
}

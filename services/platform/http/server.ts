import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { respondToClientErrors } from './client-errors.ts'
import type { LoadShedder } from './load-shedding.ts'
import type { AppEnv } from './app-env.ts'
import { closeIfUnfinished, lingerOnClose } from './lingering-close.ts'

const seconds = 1_000

/** Connections that the system holds for us; whoever comes beyond waits a second before it is tried again. */
const acceptBacklog = 4_096

const timeouts = {
  headersTimeout: 10 * seconds,
  requestTimeout: 30 * seconds,
  connectionsCheckingInterval: 5 * seconds,
  keepAliveTimeout: 65 * seconds
}

export interface RunningServer {
  port: number
  /** Takes no more connections and lets what runs finish, for ten seconds at most. */
  close(): Promise<void>
}

export async function listen(
  app: Hono<AppEnv>,
  host: string,
  port: number,
  door: LoadShedder = () => false
): Promise<RunningServer> {
  const serve = getRequestListener(app.fetch)
  const handle: RequestListener = (request, answer) => {
    if (request.socket.writableEnded) return
    closeIfUnfinished(request, answer)
    if (!door(request, answer)) serve(request, answer)
  }
  // Node calls back before it parses what follows the headers; afterwards `complete` tells whether the body came with them.
  const server = createServer(timeouts, (...call) => void setImmediate(handle, ...call))
  server.on('connection', lingerOnClose)
  respondToClientErrors(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: acceptBacklog }, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => close(server) }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const late = setTimeout(() => server.closeAllConnections(), 9 * seconds)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

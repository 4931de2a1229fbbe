import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { timeouts } from '#services/platform/config/timeouts.ts'
import type { AppEnv } from '../request/app-env.ts'
import { acceptFirst } from './accept-first.ts'
import { respondToClientErrors, respondToRequestErrors } from '../responses/client-errors.ts'
import { closeIfUnfinished, lingerOnClose } from './lingering-close.ts'
import type { LoadShedder } from '../limits/load-shedding.ts'
import { securityHeaders } from '../responses/security-headers.ts'

/** Connections that the system queues until they are accepted; beyond it, clients retry after a second. */
const acceptBacklog = 4_096

/** The address cannot be listened on; the message is a sentence for the operator. */
export class CannotListen extends Error {}

export interface RunningServer {
  port: number
  /** Accepts no more connections; running requests have `timeouts.shutdown` to finish. */
  close(): Promise<void>
}

/** `headers` are sent with what is refused before the app is called. Rejects with CannotListen. */
export async function listen(
  app: Hono<AppEnv>,
  host: string,
  port: number,
  shedLoad: LoadShedder = () => false,
  headers = securityHeaders({ appOrigin: '', hsts: '' })
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
  const server = createServer(options)
  // Node calls back before it parses what follows the headers; afterwards `complete` is true if the body came with them.
  server.on('request', acceptFirst(server, handle))
  server.on('connection', lingerOnClose)
  respondToClientErrors(server, headers)
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, host, port)))
    server.listen({ port, host, backlog: acceptBacklog }, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => close(server) }
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotListen(
        `El puerto ${port} ya lo usa otro programa: detenlo, o elige otro puerto con PORT.`
      )
    case 'EACCES':
      return new CannotListen(
        `Este usuario no puede abrir el puerto ${port}: elige con PORT uno a partir de 1024.`
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotListen(`La dirección ${host} no es de esta máquina: corrige HOST.`)
    default:
      return error
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const forced = setTimeout(() => server.closeAllConnections(), timeouts.shutdown)
  await closed
  clearInterval(idle)
  clearTimeout(forced)
}

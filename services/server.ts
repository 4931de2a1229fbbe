import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { answerBrokenRequests } from './broken-requests.ts'
import type { Env } from './env.ts'

const seconds = 1_000

export interface Listening {
  port: number
  /** Takes no more connections and lets what runs finish, for ten seconds at most. */
  close(): Promise<void>
}

export async function listen(app: Hono<Env>, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: 10 * seconds,
      requestTimeout: 30 * seconds,
      connectionsCheckingInterval: 5 * seconds,
      keepAliveTimeout: 65 * seconds
    }
  }) as Server
  answerBrokenRequests(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
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

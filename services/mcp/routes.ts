import { type Context, Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { noStoreByDefault } from '#services/platform/http/responses/cache-control.ts'
import { requestCosts } from '#services/platform/config/request-costs.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { requireJson } from '#services/platform/http/request/request-body.ts'
import type { HttpError } from '#services/platform/http/errors/errors.ts'

const path = '/mcp'

/**
 * The Model Context Protocol over streamable HTTP, without sessions and streams: 2026-07-28, and back to 2024-11-05. A tool
 * reads what the calls of the app itself answer to a visitor without a session.
 */
export function mcpRoutes(app: Pick<Hono<AppEnv>, 'fetch'>): Hono<AppEnv> {
  return new Hono<AppEnv>().post(path, noStoreByDefault, requireJson, async c => {
    const { origin, rateLimiter } = c.env.board
    const client = rateLimitKey(c.var.clientAddress)
    await rateLimiter.consumePoints('reads', client, requestCosts.plain)
    const text = await c.req.text()
    const message = parseJson(text)
    // Batches left the protocol with 2025-06-18; one of them could ask for a hundred searches.
    if (Array.isArray(message)) return c.json(rpcError(-32600, 'Batches are not supported'), 400)
    const { answer } = await import('./server.ts')
    const { headers } = c.req.raw
    const request = new Request(origin + path, { method: 'POST', headers, body: text })
    return answer(request, message, { origin, read: address => read(c, address) })
  })

  /** Counted, logged, and kept in memory or not, as each read of that address. */
  async function read(c: Context<AppEnv>, address: string): Promise<Response> {
    const headers = new Headers()
    for (const name of ['User-Agent', 'X-Forwarded-For']) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    return app.fetch(new Request(c.env.board.origin + address, { headers }), c.env)
  }
}

/** A refusal of the middleware in the form of the protocol; undefined for another address. */
export function sendMcpError(
  c: Context,
  { code, message, status }: HttpError
): Response | undefined {
  if (c.req.path !== path) return undefined
  return c.json(rpcError(status === 500 ? -32603 : -32000, message, { code }), status)
}

/** An answer to what has no id, or none that could be read. */
function rpcError(code: number, message: string, data?: object): object {
  return { jsonrpc: '2.0', id: null, error: { code, message, ...(data && { data }) } }
}

/** Undefined when it is not JSON: then the server says so. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

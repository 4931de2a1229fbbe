import { createServer } from 'node:net'

/**
 * Ports that are free, one after the other. They lie below those that the system lends to whoever connects:
 * while nobody listens on one of these, a client that is lent the very port that it asks for would be connected
 * to itself.
 */
export function allocatePorts(first: number): () => Promise<number> {
  let next = first
  return async () => {
    for (;;) {
      const port = next++
      if (await isFree(port)) return port
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

import { createServer } from 'node:net'

/**
 * Free ports, one after the other, below the ephemeral range: a client could be given the very port that it
 * connects to, and would then be connected to itself.
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

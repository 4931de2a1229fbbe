import { connect, createServer, type Socket } from 'node:net'

/** Forwards requests and drops every response; the client sees a broken connection. */
export interface DroppingProxy {
  /** The responses that were dropped. */
  dropped: string[]
  close(): Promise<void>
}

export async function startDroppingProxy(port: number, target: number): Promise<DroppingProxy> {
  const dropped: string[] = []
  const server = createServer(client => dropResponse(client, target, dropped))
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    dropped,
    close: () => new Promise(resolve => server.close(() => resolve()))
  }
}

function dropResponse(client: Socket, target: number, responses: string[]): void {
  const service = connect(target, '127.0.0.1')
  let response = ''
  service.setEncoding('utf8')
  client.pipe(service)
  service.on('data', part => (response += part))
  service.on('end', () => {
    responses.push(response)
    client.destroy()
  })
  client.on('error', () => service.destroy())
  service.on('error', () => client.destroy())
}

import { connect, createServer, type Socket } from 'node:net'

/** Passes requests on and keeps every answer for itself: whoever asked sees the connection break. */
export interface DroppingProxy {
  /** The answers that nobody received. */
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

function dropResponse(client: Socket, target: number, answers: string[]): void {
  const service = connect(target, '127.0.0.1')
  let answer = ''
  service.setEncoding('utf8')
  client.pipe(service)
  service.on('data', part => (answer += part))
  service.on('end', () => {
    answers.push(answer)
    client.destroy()
  })
  client.on('error', () => service.destroy())
  service.on('error', () => client.destroy())
}

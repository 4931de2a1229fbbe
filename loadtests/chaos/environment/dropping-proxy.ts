import { connect, createServer, type Socket } from 'node:net'

/** Passes requests on and keeps every answer for itself: whoever asked sees the connection break. */
export interface CuttingProxy {
  /** The answers that nobody received. */
  answers: string[]
  close(): Promise<void>
}

export async function cutAnswers(port: number, target: number): Promise<CuttingProxy> {
  const answers: string[] = []
  const server = createServer(client => cut(client, target, answers))
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    answers,
    close: () => new Promise(resolve => server.close(() => resolve()))
  }
}

function cut(client: Socket, target: number, answers: string[]): void {
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

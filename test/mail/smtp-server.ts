import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  recipients: string[]
  raw: Buffer
}

export interface TestMailServer {
  url: string
  /** In the order in which they were accepted. */
  received: ReceivedMail[]
  parsed(): Promise<Email[]>
  /** Ends the connection of a client at once, by its port. */
  cut(port: number): void
  close(): Promise<void>
}

/** An SMTP server on the loopback interface; options change how it answers. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  address = '127.0.0.1'
): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, raw: Buffer.concat(chunks) })
        callback()
      })
    },
    ...options
  })
  const sockets = new Set<Socket>()
  server.server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, address, resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${address}:${port}`,
    received,
    parsed: () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
    cut: port => {
      for (const socket of sockets) if (socket.remotePort === port) socket.destroy()
    },
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      })
  }
}

/** An answer of an SMTP server that is an error. */
export function smtpError(responseCode: number, message = 'No'): Error {
  return Object.assign(new Error(message), { responseCode })
}

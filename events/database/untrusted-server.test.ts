import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from './postgres.ts'

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port

// It signs its certificate itself.
const tls = new SMTPServer({ secure: true, logger: false })
const server = createServer(socket => {
  socket.on('error', () => {})
  // The request for encryption; what follows is for the server with the certificate.
  socket.once('data', () => {
    socket.write('S')
    const encrypted = connect(portOf(tls.server), '127.0.0.1').on('error', () => socket.destroy())
    socket.pipe(encrypted).pipe(socket)
  })
})

beforeAll(async () => {
  tls.on('error', () => {})
  tls.listen(0, '127.0.0.1')
  server.listen(0, '127.0.0.1')
  await Promise.all([once(tls.server, 'listening'), once(server, 'listening')])
})
afterAll(async () => {
  await new Promise<void>(resolve => tls.close(resolve))
  server.close()
})

test.each(['require', 'verify-full'])(
  'a database whose certificate nobody trusts is not spoken to with sslmode=%s',
  async mode => {
    const db = openPostgres(
      `postgres://ramal:secret@127.0.0.1:${portOf(server)}/ramal?sslmode=${mode}`,
      1
    )
    const failure = await db.query('SELECT').catch((error: unknown) => error)
    const causes = []
    for (let error = failure; error instanceof Error; error = error.cause)
      causes.push(error.message)
    expect(causes.join(' ')).toMatch(/certificate/)
    await db.close()
  }
)

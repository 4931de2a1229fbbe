import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import type { MailKinds } from '#services/mail/parts/mail-kind.ts'
import type { SenderContext } from '#services/mail/outbox/sender.ts'
import { type MailServer, openMailServer } from '#services/mail/outbox/smtp.ts'
import { insertMail } from '#services/mail/outbox/store.ts'
import { disabledRateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { startMailServer, type TestMailServer } from './smtp-server.ts'
import { databaseKinds, openTestDatabase } from '../database/test-database.ts'

const minute = 60_000
export const mail = { subject: 'Prueba', lines: ['Hola'], why: 'Porque es una prueba.' }
export const kind = (isEssential: boolean) => ({
  isEssential,
  usefulFor: 48 * 60 * minute,
  write: async (_: unknown, { person }: { person: string }) => ({
    to: { name: 'Ana', address: `${person}@example.org` },
    mail
  })
})

/** What a mail server says is no failure of ours. */
function showFailure(fields: object, text: string): void {
  if (!('outcome' in fields)) console.error(fields, text)
}

/** A queue of e-mails with a clock that stands still. */
export interface MailQueue {
  db: Database
  /** An SMTP server that ends with the tests. */
  start(options?: SMTPServerOptions, address?: string): Promise<TestMailServer>
  connect(url: string): MailServer
  senderOf(mailServer: SenderContext['mailServer'], kinds?: MailKinds): SenderContext
  write(kind?: string, person?: string): Promise<string>
  rows(): Promise<object[]>
  /** The persons whose addresses do not exist, as the server has said. */
  bounced: string[]
  isClockTrusted: boolean
  pass(minutes: number): void
}

/** The same tests on both databases; each begins without e-mails. */
export function describeWithMailQueue(name: string, tests: (queue: MailQueue) => void): void {
  describe.each(databaseKinds)(`${name} (%s)`, databaseKind => {
    const open: { close(): unknown }[] = []
    let now = new Date()
    const queue: MailQueue = {
      db: {} as Database,
      bounced: [],
      isClockTrusted: true,
      async start(options, address) {
        const server = await startMailServer(options, address)
        open.push(server)
        return server
      },
      connect(url) {
        const mailServer = openMailServer({ url, from: 'avisos@ramal.example', dkim: undefined })
        open.unshift(mailServer)
        return mailServer
      },
      senderOf: (mailServer, kinds = { essential: kind(true), other: kind(false) }) => ({
        db: queue.db,
        kinds,
        mailServer,
        now: () => now,
        isClockTrusted: async () => queue.isClockTrusted,
        origin: 'https://ramal.example',
        log: { warn() {}, error: showFailure },
        tokens: { mailCode: () => '123456', sign: () => 'token' },
        config: { eraseAfterDays: 30, archiveYears: 3 },
        rateLimiter: disabledRateLimiter,
        recordBounce: async person => queue.bounced.push(person),
        recordReached: async () => {}
      }),
      async write(kind = 'essential', person = 'ana') {
        const id = newId()
        await insertMail(queue.db, { id, kind, person, writtenAt: now.toISOString() })
        return id
      },
      rows: () =>
        queue.db.query(
          `SELECT state, tries, recipient, rendered IS NULL AS "isEmpty", last_error AS error
             FROM mail.outbox ORDER BY written_at, id`
        ),
      pass: minutes => {
        now = new Date(now.getTime() + minutes * minute)
      }
    }
    beforeAll(async () => {
      queue.db = await openTestDatabase(databaseKind)
    })
    beforeEach(async () => {
      now = new Date('2026-03-02T10:00:00.000Z')
      queue.bounced.splice(0)
      queue.isClockTrusted = true
      await queue.db.exec('DELETE FROM mail.outbox')
    })
    afterAll(async () => {
      for (const server of open) await server.close()
      await queue.db.close()
    })
    tests(queue)
  })
}

import { setTimeout } from 'node:timers/promises'
import { type UserEvent, user } from '#events/aggregates/users.ts'
import type { Executor, Queryable } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { startMailServer, type TestMailServer } from '#test/mail/smtp-server.ts'
import { withDataAccess } from './harness/checks/check-invariants.ts'
import { type Check, expectExactly, expectNone } from './harness/check.ts'
import type { Experiment } from './harness/environment.ts'
import { endDelays, findCopies, forgetDeadSenders, startSender } from './harness/mail-sender.ts'
import { waitUntil } from './harness/wait-until.ts'

/** What is measured is of essential e-mails: others may stay away after a kill. */
const kind = 'new-password'

/** Kills the worker while e-mails go out over a real SMTP server; another one goes on. */
export const killSender: Experiment = {
  fault: 'kill -9 of the mail sender',
  isLong: true,
  async run(environment) {
    const [mails, kills] = [2_000, 41]
    const mail = await startMailServer()
    const board = await environment.postgres.createDatabase()
    const env = { ...board, SMTP_URL: mail.url, MAIL_FROM: 'avisos@ramal.example' }
    try {
      return await withDataAccess(env, async tools => {
        await askForPasswords(tools, mails)
        const pause = Math.floor(mails / (2 * kills))
        for (let kill = 0; kill < kills; kill++) await endWhileSending('SIGKILL', pause)
        await forgetDeadSenders(tools.db)
        const code = await endWhileSending('SIGTERM', pause)
        const begun = await countMails(
          tools.db,
          "state = 'sending' AND next_attempt_at > written_at"
        )
        await forgetDeadSenders(tools.db)
        await sendTheRest(tools.db)
        return [
          expectExactly('exit code after SIGTERM', code ?? -1, 0),
          expectExactly('mails that SIGTERM left half sent', begun, 0),
          ...(await checkMails(tools.db, mail, { mails, kills }))
        ]
      })
    } finally {
      await mail.close()
    }

    async function endWhileSending(signal: NodeJS.Signals, pause: number): Promise<number | null> {
      const until = mail.received.length + pause
      const sender = startSender(env)
      await waitUntil('mails go out', async () => mail.received.length >= until, 60_000)
      await setTimeout(Math.random() * 30)
      return sender.kill(signal)
    }

    async function sendTheRest(db: Executor): Promise<void> {
      const sender = startSender(env)
      const isDone = async () => {
        await endDelays(db)
        return (await countMails(db, "state IN ('waiting', 'sending')")) === 0
      }
      await waitUntil('all mails are sent', isDone, 120_000)
      await sender.kill('SIGTERM')
    }
  }
}

async function askForPasswords({ db, vault }: DataAccess, people: number): Promise<void> {
  const at = new Date().toISOString()
  const appends = Array.from({ length: people }, (_, index) => {
    const id = newId()
    const events = [
      registered(id, index),
      { type: 'UserPasswordResetRequested', data: { id } } as const
    ]
    return { stream: user.stream(id), expected: 0, events, at }
  })
  while (appends.length) await appendAndProject({ db, vault }, appends.splice(0, 200))
}

function registered(id: string, index: number): UserEvent {
  const username = `persona.${index}`
  return {
    type: 'UserRegistered',
    data: { id, userType: 'applicant', termsVersion: 1 },
    subject: id,
    personal: { username, email: `${username}@example.org`, fullName: 'Ana Robles' }
  }
}

async function countMails(db: Queryable, condition: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM mail.outbox WHERE kind = '${kind}' AND ${condition}`
  )
  return row?.count ?? 0
}

async function checkMails(
  db: Queryable,
  mail: TestMailServer,
  { mails, kills }: { mails: number; kills: number }
): Promise<Check[]> {
  const byId = findCopies(mail)
  const written = await db.query<{ id: string; state: string }>(
    'SELECT id, state FROM mail.outbox WHERE kind = $1',
    [kind]
  )
  const copies = written.map(({ id }) => byId.get(id) ?? [])
  const doubles = copies.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0)
  const lost = written.filter(({ id, state }) => state !== 'sent' || !byId.has(id))
  const unlike = copies.filter(([first, ...others]) =>
    others.some(({ raw }) => first && !raw.equals(first.raw))
  )
  return [
    expectExactly('mails written', written.length, mails),
    expectNone(
      'mails lost',
      lost.map(({ id, state }) => `${id} ${state}`),
      mails
    ),
    {
      what: `mails sent twice after ${kills} kills`,
      measured: `${doubles}`,
      must: `≤ ${kills}`,
      holds: doubles <= kills
    },
    expectExactly('doubles with other bytes', unlike.length, 0)
  ]
}

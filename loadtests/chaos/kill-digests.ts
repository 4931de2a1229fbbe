import { day } from '#events/units.ts'
import { setTimeout } from 'node:timers/promises'
import { type AlertEvent, alert } from '#events/aggregates/alerts.ts'
import { newId } from '#events/aggregates/ids.ts'
import type { Executor } from '#events/database/database.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { spawnNode } from '#test/servers/service-process.ts'
import { startMailServer, type TestMailServer } from '#test/mail/smtp-server.ts'
import { postJobsAt, registerEmployerAt } from './concurrent-expiry.ts'
import { withDataAccess } from './harness/checks/check-invariants.ts'
import { type Check, expectExactly } from './harness/check.ts'
import type { Experiment } from './harness/environment.ts'
import { endDelays, findCopies, forgetDeadSenders, startSender } from './harness/mail-sender.ts'
import type { ServiceEnvironment } from './harness/template-postgres.ts'
import { waitUntil } from './harness/wait-until.ts'

const alertsARound = 60
/** E-mails that one sender has in hand. */
const lanes = 3
/** Before the last half past seven, and while the ad is live. */
const past = () => new Date(Date.now() - 2 * day)

/** Kills the worker while it compares jobs with alerts, writes their digests or sends them: at most one a day and alert. */
export const killDigests: Experiment = {
  fault: 'kill -9 while digests are written and sent',
  isLong: true,
  async run(environment) {
    const kills = 20
    const mail = await startMailServer()
    const board = await environment.postgres.createDatabase()
    const env = { ...board, SMTP_URL: mail.url, MAIL_FROM: 'avisos@ramal.example' }
    try {
      return await withDataAccess(env, async tools => {
        const employer = await registerEmployerAt(tools, past())
        for (let kill = 0; kill < kills; kill++) {
          await requestAlerts(tools)
          await postJobsAt(tools, employer, 1, past())
          await killAtWork(tools.db, { env, mail, kill })
        }
        await finish(tools.db, env, kills * alertsARound)
        return checkDigests(tools.db, mail, kills)
      })
    } finally {
      await mail.close()
    }
  }
}

/** Confirmed ones without an account, which any job matches. */
async function requestAlerts({ db, vault }: DataAccess): Promise<void> {
  const at = past().toISOString()
  const appends = Array.from({ length: alertsARound }, () => {
    const id = newId()
    const email = `${id.toLowerCase()}@example.org`
    const events: AlertEvent[] = [
      {
        type: 'AlertRequested',
        data: { id, every: 'dia' },
        subject: id,
        personal: { email, search: {} }
      },
      { type: 'AlertConfirmed', data: { id, termsVersion: 1 } }
    ]
    return { stream: alert.stream(id), expected: 0, events, at }
  })
  await appendAndProject({ db, vault }, appends)
}

interface Round {
  env: ServiceEnvironment
  mail: TestMailServer
  kill: number
}

/** One after the other: while alerts are compared with jobs, while digests are written, while they are sent. */
async function killAtWork(db: Executor, { env, mail, kill }: Round): Promise<void> {
  const [known, hits] = [mail.received.length, await countHits(db)]
  const worker = startSender(env)
  await waitUntil('jobs are compared', async () => (await countHits(db)) > hits, 60_000)
  const writer = kill % 3 ? startWriter(env) : undefined
  if (kill % 3 === 2)
    await waitUntil('digests go out', async () => mail.received.length > known, 60_000)
  await setTimeout(Math.random() * (kill % 3 === 1 ? 1_500 : 100))
  await Promise.all([worker.kill('SIGKILL'), writer?.kill('SIGKILL')])
  await forgetDeadSenders(db)
}

function startWriter(env: ServiceEnvironment) {
  const script = 'loadtests/chaos/harness/run-scheduled-job.ts'
  return spawnNode([script, 'send-digests', '0', new Date().toISOString()], env)
}

async function finish(db: Executor, env: ServiceEnvironment, alerts: number): Promise<void> {
  const worker = startSender(env)
  const count = async (condition: string) =>
    (await db.query(`SELECT FROM mail.outbox WHERE kind = 'alert-digest' AND ${condition}`)).length
  const isCompared = async () => (await countHits(db)) === alerts
  await waitUntil('all alerts are compared', isCompared, 120_000)
  for (let run = 0; run < 2; run++) await startWriter(env).exited
  const isDone = async () => {
    await endDelays(db)
    return (await count('true')) >= alerts && (await count("state IN ('waiting', 'sending')")) === 0
  }
  await waitUntil('all digests are sent', isDone, 120_000)
  await worker.kill('SIGTERM')
}

/** The alerts that have found a job. */
async function countHits(db: Executor): Promise<number> {
  return (await db.query('SELECT DISTINCT alert FROM mail.alert_hits')).length
}

async function checkDigests(db: Executor, mail: TestMailServer, kills: number): Promise<Check[]> {
  const copies = findCopies(mail)
  const digests = await db.query<{ id: string; about: string; state: string }>(
    "SELECT id, about, state FROM mail.outbox WHERE kind = 'alert-digest'"
  )
  const copiesOf = ({ id }: { id: string }) => copies.get(id)?.length ?? 0
  const twice = digests.filter(digest => copiesOf(digest) > 1)
  const [sent, uncertain] = [
    digests.filter(({ state }) => state === 'sent'),
    digests.filter(({ state }) => state !== 'sent')
  ]
  const alerts = new Set(digests.map(({ about }) => about)).size
  const most = lanes * kills
  return [
    expectExactly('alerts with a digest', alerts, kills * alertsARound),
    expectExactly('digests written', digests.length, kills * alertsARound),
    expectExactly('digests that arrived twice', twice.length, 0),
    expectExactly(
      'digests that count as sent and did not arrive',
      sent.filter(digest => !copiesOf(digest)).length,
      0
    ),
    {
      what: `digests of which a kill leaves open whether they arrived, after ${kills}`,
      measured: `${uncertain.length}, ${uncertain.filter(copiesOf).length} of them did`,
      must: `≤ ${most}`,
      holds: uncertain.length <= most
    }
  ]
}

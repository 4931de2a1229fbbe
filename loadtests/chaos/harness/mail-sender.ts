import type { Executor, Queryable } from '#events/database/database.ts'
import { type SpawnedProcess, spawnNode, startScript } from '#test/servers/service-process.ts'
import type { ReceivedMail, TestMailServer } from '#test/mail/smtp-server.ts'
import type { ServiceEnvironment } from './template-postgres.ts'
import { waitUntil } from './wait-until.ts'

/** A worker: it follows the log and sends e-mails. */
export function startSender(env: ServiceEnvironment): SpawnedProcess {
  return spawnNode(startScript, { ...env, ROLE: 'worker', LOG_LEVEL: 'silent' })
}

/** As if the two minutes had passed after which a sender counts as dead; its last statement may still be running. */
export async function forgetDeadSenders(db: Executor & Queryable): Promise<void> {
  await waitUntil('statements of dead senders end', async () => {
    const running = await db.query(
      `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`
    )
    return running.length === 0
  })
  await db.exec("UPDATE mail.outbox SET next_attempt_at = written_at WHERE state = 'sending'")
}

/** As if the time had passed that e-mails wait after a connection that failed: on a busy machine some do, for minutes. */
export async function endDelays(db: Queryable): Promise<void> {
  await db.query("UPDATE mail.outbox SET next_attempt_at = written_at WHERE state = 'waiting'")
}

/** What has arrived of each e-mail, by its id. */
export function findCopies({ received }: TestMailServer): Map<string, ReceivedMail[]> {
  return Map.groupBy(received, ({ raw }) => /^Message-ID: <(.+)@/im.exec(`${raw}`)?.[1] ?? '')
}

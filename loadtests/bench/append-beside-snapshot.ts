import type { Database } from '#events/database/database.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { eventWriter, jobPoster } from './append.ts'
import { measureLatency, printTable, round, warmUp } from './measure.ts'

const writers = 32
/** Seconds of each measurement before and after the snapshot. */
const aloneSeconds = 60

interface Measurement {
  db: Database
  minutes: number
  /** Milliseconds of processor time that the server has taken. */
  serverTime: () => number | undefined
}

/**
 * What appends lose beside a snapshot that stays open, as that of a backup: no row that was changed meanwhile can be removed.
 * Other work on the machine changes the rate, and hardly the processor time of one append.
 */
export async function benchmarkBesideSnapshot(
  tools: DataAccess,
  minutes: number,
  serverTime: () => number | undefined
): Promise<void> {
  const measurement = { db: tools.db, minutes, serverTime }
  await measureBesideSnapshot('Jobs posted', measurement, await jobPoster(tools))
  await measureBesideSnapshot('Events without read tables', measurement, eventWriter(tools))
}

async function measureBesideSnapshot(
  title: string,
  { db, minutes, serverTime }: Measurement,
  write: (index: number) => Promise<void>
): Promise<void> {
  await warmUp(2_000, writers, write)
  const rows: Record<string, string | number>[] = []
  const measure = async (when: string, seconds: number) => {
    const began = serverTime()
    const { calls, perSecond } = await measureLatency(seconds, writers, write)
    const taken = (serverTime() ?? Number.NaN) - (began ?? Number.NaN)
    rows.push({
      when,
      'per second': round(perSecond, 0),
      'ms of PostgreSQL': round(taken / calls, 3)
    })
  }
  await measure('before', aloneSeconds)
  const close = await openSnapshot(db)
  for (let minute = 1; minute <= minutes; minute++) await measure(`minute ${minute}`, 60)
  await close()
  await measure('after', aloneSeconds)
  printTable(`${title} beside a snapshot, ${writers} writers`, rows)
}

/** Until the returned function is called. */
async function openSnapshot(db: Database): Promise<() => Promise<void>> {
  const [opened, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = db.transaction(
    async tx => {
      await tx.exec('SET LOCAL idle_in_transaction_session_timeout = 0; SELECT')
      opened.resolve()
      await closed.promise
    },
    { isolation: 'repeatable read', timeout: 0 }
  )
  await Promise.race([opened.promise, transaction])
  return async () => {
    closed.resolve()
    await transaction
  }
}

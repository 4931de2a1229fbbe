import type { Database } from '#events/database/database.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { eventWriter, jobPoster } from './append.ts'
import { measureLatency, printTable, round, warmUp } from './measure.ts'

const writers = 32
/** Seconds of each measurement before and after the snapshot. */
const aloneSeconds = 60

/** What appends lose beside a snapshot that stays open, as that of a backup: no row that was changed meanwhile can be removed. */
export async function benchmarkBesideSnapshot(tools: DataAccess, minutes: number): Promise<void> {
  await measureBesideSnapshot('Events without read tables', tools.db, minutes, eventWriter(tools))
  await measureBesideSnapshot('Jobs posted', tools.db, minutes, await jobPoster(tools))
}

async function measureBesideSnapshot(
  title: string,
  db: Database,
  minutes: number,
  write: (nth: number) => Promise<void>
): Promise<void> {
  await warmUp(2_000, writers, write)
  const before = (await measureLatency(aloneSeconds, writers, write)).perSecond
  const close = await openSnapshot(db)
  const rows: Record<string, string | number>[] = []
  const add = (when: string, perSecond: number) =>
    rows.push({
      when,
      'per second': round(perSecond, 0),
      '%': round((100 * perSecond) / before, 0)
    })
  add('before', before)
  for (let minute = 1; minute <= minutes; minute++) {
    add(`minute ${minute}`, (await measureLatency(60, writers, write)).perSecond)
  }
  await close()
  add('after', (await measureLatency(aloneSeconds, writers, write)).perSecond)
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

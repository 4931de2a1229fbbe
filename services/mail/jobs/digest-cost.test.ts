import { expect, test } from 'vitest'
import type { Database, Queryable } from '#events/database/database.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { writeDigests } from './digests.ts'

const alerts = 600
const hitsOfEach = 25
const now = () => new Date('2026-03-03T06:30:00.000Z')

describeWithDatabase('writing the digests of many alerts', context => {
  test('reads each row a few times, without statistics of the tables', async () => {
    await seedHits(context.db)
    const read = await context.db.transaction(async tx => {
      const before = await rowsRead(tx)
      expect(await writeDigests({ db: tx, secret: 'secret', now })).toBe(alerts)
      return (await rowsRead(tx)) - before
    })
    expect(read).toBeGreaterThan(alerts * hitsOfEach)
    expect(read).toBeLessThan(5 * alerts * hitsOfEach)
    const mails = await context.db.query('SELECT FROM mail.outbox')
    const untold = await context.db.query('SELECT FROM mail.alert_hits WHERE notified_at IS NULL')
    expect([mails.length, untold.length]).toEqual([alerts, 0])
  })
})

/** As many at once leave them: no table was analyzed yet. */
async function seedHits(db: Database): Promise<void> {
  const tables = ['alerts', 'mail.alert_queries', 'mail.alert_hits', 'mail.outbox']
  await db.exec(`
    ${tables.map(table => `ALTER TABLE ${table} SET (autovacuum_enabled = off);`).join('\n')}
    INSERT INTO alerts (id, email, search, every, requested_at, confirmed_at, since)
    SELECT nth, 'luis@example.org', '{}', 'dia', '2026-03-01', '2026-03-01', '2026-03-01'
      FROM generate_series(1, ${alerts}) AS nth;
    INSERT INTO mail.alert_queries (alert, person, since)
    SELECT id, id, since FROM alerts;
    INSERT INTO mail.alert_hits (alert, job, found_at)
    SELECT id, job, '2026-03-02' FROM generate_series(1, ${hitsOfEach}) AS job, alerts`)
}

/** By this transaction so far. */
async function rowsRead(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ rows: number }>(
    'SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 AS rows FROM pg_stat_xact_user_tables'
  )
  return row?.rows ?? 0
}

import { beforeAll, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { insertMail } from '#services/mail/outbox/store.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { checkSchedule } from './future-stamps.ts'
import { createJobQueue } from './job-queue.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

describeWithDatabase('stamps of a clock that was three days ahead', context => {
  const warned: string[] = []
  const log = { ...silent, warn: (_: object, text: string) => void warned.push(text) }
  const check = (runningSeconds = 10) => {
    warned.splice(0)
    return checkSchedule({ db: context.db, now: () => new Date(), log }, runningSeconds)
  }
  const takenBack = ['stamps of a clock that was ahead were taken back']

  beforeAll(async () => {
    const boss = await createJobQueue(context.db, silent)
    await boss.start()
    await boss.createQueue('expire-jobs', { policy: 'exclusive' })
    await boss.stop({ graceful: false })
  })

  test('let the queue plan and run its jobs again', async () => {
    await context.db.exec(
      `UPDATE pgboss.version SET cron_on = now() + interval '3 days', bam_on = NULL;
       UPDATE pgboss.queue SET maintain_on = now() + interval '3 days';
       INSERT INTO pgboss.job (name, state, policy, start_after, created_on, started_on, completed_on, singleton_on)
       VALUES ('expire-jobs', 'completed', 'exclusive', now() + interval '3 days', now() + interval '3 days',
         now() + interval '3 days', now() + interval '3 days', now() + interval '3 days')`
    )
    await check()
    expect(warned).toEqual(takenBack)
    const [left] = await context.db.query(
      `SELECT (SELECT count(*) FROM pgboss.version WHERE cron_on > now() OR bam_on IS NOT NULL) AS versions,
         (SELECT count(*) FROM pgboss.queue WHERE maintain_on > now()) AS queues,
         (SELECT count(*) FROM pgboss.job WHERE greatest(created_on, started_on, completed_on,
            start_after, singleton_on AT TIME ZONE 'UTC') > now()) AS jobs`
    )
    expect(left).toEqual({ versions: 0, queues: 0, jobs: 0 })
    await check()
    expect(warned).toEqual([])
  })

  test('let a subscription try again', async () => {
    const insert = 'INSERT INTO es.subscriptions (name, next_attempt_at) VALUES ($1, $2)'
    await context.db.query(insert, ['ahead', hours(72)])
    await context.db.query(insert, ['waits', hours(0.1)])
    await check()
    expect(
      await context.db.query(
        `SELECT name FROM es.subscriptions WHERE next_attempt_at IS NOT NULL AND name IN ('ahead', 'waits')`
      )
    ).toEqual([{ name: 'waits' }])
  })

  test('let e-mails go, and no e-mail before its time', async () => {
    const write = async (kind: string, writtenAt: string, dueAt: string, set = 'tries = tries') => {
      const id = newId()
      await insertMail(context.db, { id, kind, person: 'ana', writtenAt, dueAt })
      await context.db.query(`UPDATE mail.outbox SET ${set} WHERE id = $1`, [id])
    }
    await write('written-ahead', hours(72), hours(73))
    await write('claimed-ahead', hours(-1), hours(72), "state = 'sending', tries = 1")
    await write('retried-ahead', hours(-1), hours(72), 'tries = 1')
    await write('announced', hours(-1), hours(72))
    await write('blocked', hours(-1), hours(72), "tries = 1, waits_for = 'address'")
    await check()
    const inHours = `round(extract(epoch FROM next_attempt_at - now()) / 3600)::integer`
    const mails = await context.db.query(
      `SELECT kind, ${inHours} AS hours, written_at <= now() AS past FROM mail.outbox ORDER BY kind`
    )
    expect(mails).toEqual([
      { kind: 'announced', hours: 72, past: true },
      { kind: 'blocked', hours: 72, past: true },
      { kind: 'claimed-ahead', hours: 0, past: true },
      { kind: 'retried-ahead', hours: 0, past: true },
      { kind: 'written-ahead', hours: 1, past: true }
    ])
  })

  test('a schedule that stands still is a warning', async () => {
    const ran = (ago: string) =>
      context.db.exec(
        `UPDATE pgboss.job SET completed_on = now() - interval '${ago}' WHERE name = 'expire-jobs'`
      )
    const standsStill = ['no scheduled job of each minute has run']
    await ran('6 minutes')
    await check(400)
    expect(warned).toEqual(standsStill)
    await check(60)
    expect(warned).toEqual([])
    await ran('1 minute')
    await check(400)
    expect(warned).toEqual([])
    await context.db.exec(`DELETE FROM pgboss.job WHERE name = 'expire-jobs'`)
    await check(400)
    expect(warned).toEqual(standsStill)
  })
})

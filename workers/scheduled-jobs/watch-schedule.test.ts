import { beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { createJobQueue } from './job-queue.ts'
import { checkSchedule } from './watch-schedule.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

describeWithDatabase('a schedule that stands still', context => {
  const warned: string[] = []
  const log = { ...silent, warn: (_: object, text: string) => void warned.push(text) }
  const check = (runningSeconds: number) => {
    warned.splice(0)
    return checkSchedule({ db: context.db, log }, runningSeconds)
  }

  beforeAll(async () => {
    const boss = await createJobQueue(context.db, silent)
    await boss.start()
    await boss.createQueue('expire-jobs', { policy: 'exclusive' })
    await boss.stop({ graceful: false })
    await context.db.exec(
      `INSERT INTO pgboss.job (name, state, policy, completed_on) VALUES ('expire-jobs', 'completed', 'exclusive', now())`
    )
  })

  test('is a warning', async () => {
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

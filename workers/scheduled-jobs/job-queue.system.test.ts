import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PgBoss } from 'pg-boss'
import { day } from '#events/units.ts'
import type { Database } from '#events/database/database.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { seedJob, seedEmployer } from '#test/events/event-builders.ts'
import { startWorkers } from '../index.ts'
import { createJobQueue, startJobQueue } from './job-queue.ts'
import { schedule } from './schedule.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

describeWithDatabase('the job queue', context => {
  let boss: PgBoss
  afterEach(() => boss.stop({ graceful: false }))

  test('sends a job with the transaction that sends it', async () => {
    boss = await createJobQueue(context.db, silent)
    await boss.start()
    await boss.createQueue('errands')
    const failure = context.db.transaction(async () => {
      await boss.send('errands', { number: 1 })
      throw new Error('no')
    })
    await expect(failure).rejects.toThrow('no')
    await context.db.transaction(() => boss.send('errands', { number: 2 }))
    const jobs = await boss.fetch<{ number: number }>('errands', { batchSize: 10 })
    expect(jobs.map(({ data }) => data.number)).toEqual([2])
  })

  test('starts while another process creates its tables', async () => {
    const errors = [Object.assign(new Error('duplicate key'), { code: '23505' })]
    await context.db.exec('DROP SCHEMA IF EXISTS pgboss CASCADE')
    const queryForLibrary: Database['queryForLibrary'] = async (text, values) => {
      const error = text.includes('CREATE SCHEMA') && errors.pop()
      if (error) throw error
      return context.db.queryForLibrary(text, values)
    }
    boss = await startJobQueue({ ...context.db, queryForLibrary }, silent)
    await boss.createQueue('errands')
    expect(errors).toEqual([])
    expect(await boss.getQueue('errands')).toMatchObject({ name: 'errands' })
  })

  test('plans its jobs also once the wall clock has been set back by two months', async () => {
    let passes = 0
    const queryForLibrary: Database['queryForLibrary'] = (text, values) => {
      if (text.includes('priorCronOn')) passes++
      return context.db.queryForLibrary(text, values)
    }
    const db = { ...context.db, queryForLibrary }
    boss = await createJobQueue(db, silent, { cronMonitorIntervalSeconds: 1 })
    await boss.start()
    await expect.poll(() => passes, { timeout: 10_000 }).toBeGreaterThan(0)
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 60 * day)
    onTestFinished(() => void vi.restoreAllMocks())
    const before = passes
    await expect.poll(() => passes, { timeout: 10_000 }).toBeGreaterThan(before + 2)
  })

  test('runs a job, and retries it when it fails', async () => {
    boss = await createJobQueue(context.db, silent)
    await boss.start()
    await boss.createQueue('chores', { retryLimit: 2, retryDelay: 0 })
    let attempts = 0
    const done = new Promise<void>(resolve => {
      boss.work('chores', { pollingIntervalSeconds: 0.5 }, async () => {
        attempts++
        if (attempts === 1) throw new Error('not yet')
        resolve()
      })
    })
    await boss.send('chores', {})
    await done
    expect(attempts).toBe(2)
  })
})

describeWithApp('the workers', board => {
  // The queue runs by the database's clock: another one would not be trusted, and what waits for that would not run.
  beforeEach(() => {
    board.now = new Date()
  })

  test('start with a schedule, and stop', async () => {
    const stop = await startWorkers(board.tools)
    const schedules = await board.db.query<{ name: string; cron: string }>(
      'SELECT name, cron FROM pgboss.schedule ORDER BY name'
    )
    expect(schedules).toContainEqual({ name: 'expire-jobs', cron: '* * * * *' })
    expect(schedules).toHaveLength(schedule.length)
    await stop()
  })

  test('warn of a board in production that makes no backups', async () => {
    const warnings: string[] = []
    const log = { ...silent, warn: (_: object, text: string) => void warnings.push(text) }
    const start = async (changes: object) => {
      const config = { ...board.tools.config, production: true, ...changes }
      await (await startWorkers({ ...board.tools, config, log }))()
    }
    await start({ backupDir: '/backups' })
    expect(warnings).toEqual([])
    await start({ backupDir: undefined })
    expect(warnings).toEqual(['no backup is made: BACKUP_DIR is not set'])
  })

  test('are all stopped when one of them cannot start', async () => {
    let listening = 0
    const listen: Database['listen'] = async (channel, onNotification) => {
      if (listening === 2) throw new Error('no third listener')
      const unlisten = await board.db.listen(channel, onNotification)
      listening++
      return async () => {
        listening--
        await unlisten()
      }
    }
    let queries = 0
    const queryForLibrary: Database['queryForLibrary'] = (text, values) => {
      queries++
      return board.db.queryForLibrary(text, values)
    }
    const db = { ...board.db, listen, queryForLibrary }
    await expect(startWorkers({ ...board.tools, db })).rejects.toThrow('no third listener')
    expect(listening).toBe(0)
    expect(queries).toBeGreaterThan(0)
    queries = 0
    // Each scheduled job is looked for every two seconds.
    await setTimeout(2_500)
    expect(queries).toBe(0)
  })

  test('expire a job when the queue runs the scheduled job', async () => {
    const expiryDate = new Date(board.now.getTime() - 1).toISOString()
    const id = await seedJob(board.db, await seedEmployer(board.db), { expiryDate })
    const stop = await startWorkers(board.tools)
    const boss = await createJobQueue(board.db, silent)
    await boss.start()
    await boss.send('expire-jobs', {})
    const isLive = async () => {
      const [job] = await board.db.query<{ live: boolean }>('SELECT live FROM jobs WHERE id = $1', [
        id
      ])
      return job?.live
    }
    await expect.poll(isLive, { timeout: 20_000 }).toBe(false)
    await boss.stop({ graceful: false })
    await stop()
  })
})

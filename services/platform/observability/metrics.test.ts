import { day, hour } from '#events/units.ts'
import { programVersion } from './program-version.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#events/database/postgres.ts'
import { composeApp } from '#composition/compose-board.ts'
import { callAction } from '#test/requests/call-action.ts'
import { type TestApp, describeWithApp, createTestApp } from '#test/board/test-app.ts'
import { addDeadLetter } from '#test/builders/operator.ts'
import { deleteAccount, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { report } from '#test/builders/cases.ts'
import { signalled } from '#test/builders/held-jobs.ts'
import { recordBackup } from '#services/backups/last-backup.ts'
import { distrustClock } from '#services/clock/clock.ts'
import { insertMail } from '#services/mail/outbox/store.ts'
import { dailyStatistics } from '#workers/daily-statistics.ts'
import { startJobQueue } from '#workers/scheduled-jobs/job-queue.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { createMetrics } from './metrics.ts'

const token = 'Tn8Zr3Qw7kV0uF2l9Jp0Hs6Md4Yc5Xb1'
const env = { METRICS_TOKEN: token }

function measure(board: TestApp): void {
  board.tools.metrics = createMetrics(board.db)
  board.app = composeApp(board.tools)
}

const scrape = (board: TestApp, sent = `Bearer ${token}`) =>
  board.createClient().get('/metrics', { Authorization: sent })

/** The value of one line; NaN without the line. */
async function seriesOf(board: TestApp, series: string): Promise<number> {
  const { body } = await scrape(board)
  const line = String(body)
    .split('\n')
    .find(row => row.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1))
}

/** Names of the board's own metrics that have a value. */
async function listSampled(board: TestApp): Promise<Set<string>> {
  const { body } = await scrape(board)
  return new Set([...String(body).matchAll(/^(ramal_\w+)/gm)].map(([name]) => name))
}

describeWithApp(
  'the metrics',
  board => {
    beforeAll(async () => {
      measure(board)
      await postJobAs(await signUp(board, 'employer'))
      await board.createClient().get('/api/jobs/nothing-of-the-sort')
      await board.createClient().get('/api/jobs/another-address')
      await board.createClient().get('/wp-login.php?secret=yes')
      await addDeadLetter(board)
    })

    test('are served to holders of the token only', async () => {
      const response = await scrape(board)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      for (const sent of ['', token, `Bearer ${token}x`, `bearer ${token}`]) {
        const refused = await scrape(board, sent)
        expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
      }
    })

    test('count responses by route pattern, never by path', async () => {
      const { body } = await scrape(board)
      const count = 'ramal_http_request_duration_seconds_count'
      expect(body).toContain(`${count}{route="/api/jobs",method="POST",status="201"} 1\n`)
      expect(body).toContain(`${count}{route="/api/jobs/:id",method="GET",status="404"} 2\n`)
      expect(body).toContain(`${count}{route="none",method="GET",status="404"} 1\n`)
      expect(body).not.toMatch(/nothing-of-the-sort|wp-login|secret/)
    })

    test('cover the event log, subscriptions, the pool, memory and the event loop', async () => {
      const [head] = await board.db.query<{ position: number }>(
        'SELECT es.last_position() AS position'
      )
      expect(await seriesOf(board, 'ramal_log_position')).toBe(head?.position)
      expect(await seriesOf(board, `ramal_build_info{version="${programVersion}"}`)).toBe(1)
      expect((await scrape(board)).body).toContain('# TYPE ramal_scheduled_jobs_idle_seconds gauge')
      expect(await seriesOf(board, 'ramal_append_duration_seconds_count')).toBe(2)
      expect(await seriesOf(board, 'ramal_subscription_lag_events{subscription="figures"}')).toBe(2)
      expect(await seriesOf(board, 'ramal_subscription_dead_letters{subscription="figures"}')).toBe(
        1
      )
      expect(await seriesOf(board, 'ramal_concurrency_waiting')).toBe(0)
      expect(await seriesOf(board, 'ramal_appends_waiting')).toBe(0)
      expect(await seriesOf(board, 'ramal_database_up')).toBe(1)
      expect(await seriesOf(board, 'ramal_pool_waiting')).toBe(0)
      for (const series of ['process_resident_memory_bytes', 'ramal_database_bytes']) {
        expect(await seriesOf(board, series)).toBeGreaterThan(1_000_000)
      }
      expect(await seriesOf(board, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    })

    test('count responses from memory, and the memory that they take', async () => {
      const series = (outcome: string) => `ramal_shared_responses_total{outcome="${outcome}"}`
      const ofMemory = await seriesOf(board, series('memory'))
      const made = await seriesOf(board, series('made'))
      for (let index = 0; index < 3; index++)
        await board.createClient().get('/api/jobs?sort=termina')
      const after = [await seriesOf(board, series('memory')), await seriesOf(board, series('made'))]
      expect(after).toEqual([ofMemory + 2, made + 1])
      expect(await seriesOf(board, 'ramal_shared_response_bytes')).toBeGreaterThan(500)
    })

    test('count waiting e-mails, and for how long they wait', async () => {
      await insertMail(board.db, {
        id: 'one',
        kind: 'new-password',
        person: 'ana',
        writtenAt: new Date(board.now.getTime() - 90_000).toISOString()
      })
      const held = new Date(board.now.getTime() + 90_000).toISOString()
      await insertMail(board.db, {
        id: 'held',
        kind: 'new-password',
        person: 'eva',
        dueAt: held,
        writtenAt: new Date(board.now.getTime() - 600_000).toISOString()
      })
      expect(await seriesOf(board, 'ramal_mail{state="waiting"}')).toBe(2)
      expect(await seriesOf(board, 'ramal_mail_oldest_waiting_seconds')).toBe(90)
      expect(await seriesOf(board, 'ramal_mail_server_faults')).toBe(0)
      await board.db.exec("UPDATE mail.outbox SET waits_for = 'server'")
      expect(await seriesOf(board, 'ramal_mail_server_faults')).toBe(2)
      await board.db.exec("UPDATE mail.outbox SET state = 'sent', waits_for = NULL")
      expect(await seriesOf(board, 'ramal_mail{state="sent"}')).toBe(2)
      expect(await seriesOf(board, 'ramal_mail_oldest_waiting_seconds')).toBeNaN()
    })

    test('say nothing of how long e-mails wait that no mail server is there for', async () => {
      const { config } = board.tools
      const { mail } = config
      const writtenAt = new Date(board.now.getTime() - 90_000).toISOString()
      await insertMail(board.db, { id: 'two', kind: 'new-password', person: 'ana', writtenAt })
      expect(await seriesOf(board, 'ramal_mail_oldest_waiting_seconds')).toBe(90)
      config.mail = { delivery: 'none' }
      expect(await seriesOf(board, 'ramal_mail_oldest_waiting_seconds')).toBeNaN()
      expect(await seriesOf(board, 'ramal_mail{state="waiting"}')).toBe(1)
      config.mail = mail
    })

    test('count cases and held jobs that wait for a decision, and for how long', async () => {
      const { now } = board
      const { id } = await postJobAs(await signUp(board, 'employer'))
      await report(board, 'job', id)
      board.now = new Date(now.getTime() + 60_000)
      await postJobAs(await signUp(board, 'employer'), signalled)
      board.now = new Date(now.getTime() + 90_000)
      expect(await seriesOf(board, 'ramal_cases_waiting')).toBe(2)
      expect(await seriesOf(board, 'ramal_cases_oldest_waiting_seconds')).toBe(90)
      expect(await seriesOf(board, 'ramal_held_jobs_waiting')).toBe(1)
      expect(await seriesOf(board, 'ramal_held_jobs_oldest_waiting_seconds')).toBe(30)
      board.now = now
    })

    test('count accounts that were registered, and erasures that are two days late', async () => {
      await processBatch(board.tools, dailyStatistics)
      const registered = await seriesOf(board, 'ramal_accounts_registered_total')
      const ana = await signUp(board, 'applicant')
      await processBatch(board.tools, dailyStatistics)
      expect(await seriesOf(board, 'ramal_accounts_registered_total')).toBe(registered + 1)
      await deleteAccount(ana)
      const { now } = board
      const days = day
      board.now = new Date(now.getTime() + 32 * days - 1)
      expect(await seriesOf(board, 'ramal_erasures_overdue')).toBe(0)
      board.now = new Date(now.getTime() + 32 * days)
      expect(await seriesOf(board, 'ramal_erasures_overdue')).toBe(1)
      board.now = now
    })

    test('say when the last backup was made', async () => {
      await recordBackup(board.db, new Date(board.now.getTime() - hour).toISOString())
      expect(await seriesOf(board, 'ramal_backup_age_seconds')).toBe(3_600)
    })

    test('are not part of the API, and each process has its own', async () => {
      const { body } = await callAction(board, 'readApi', board.createClient())
      expect(Object.keys(body.paths).filter(path => path.includes('metrics'))).toEqual([])
      expect(await createMetrics(board.db).render()).not.toContain('status="201"')
    })
  },
  env
)

describeWithApp(
  'the metrics of a board on which nothing has happened yet',
  board => {
    beforeAll(() => measure(board))

    test('have no value for what is not known', async () => {
      const sampled = await listSampled(board)
      expect(sampled).toContain('ramal_log_position')
      for (const name of [
        'ramal_backup_age_seconds',
        'ramal_scheduled_jobs_idle_seconds',
        'ramal_mail_oldest_waiting_seconds',
        'ramal_cases_oldest_waiting_seconds',
        'ramal_held_jobs_oldest_waiting_seconds'
      ])
        expect(sampled).not.toContain(name)
    })

    test('say for how many hours the clock has been sound', async () => {
      await distrustClock(board.db)
      expect(await seriesOf(board, 'ramal_clock_sound_hours')).toBe(0)
    })

    test('have one as soon as it is known', async () => {
      const boss = await startJobQueue(board.db, board.tools.log)
      await boss.createQueue('expire-jobs')
      await boss.stop()
      expect(await listSampled(board)).not.toContain('ramal_scheduled_jobs_idle_seconds')
      await board.db.exec(
        `INSERT INTO pgboss.job (name, state, completed_on)
         VALUES ('expire-jobs', 'completed', now() - interval '4 minutes')`
      )
      expect(await seriesOf(board, 'ramal_scheduled_jobs_idle_seconds')).toBeGreaterThan(239)
    })
  },
  env
)

describeWithApp('a board without a metrics token', board => {
  test('serves no metrics', async () => {
    expect((await scrape(board)).status).toBe(404)
  })
})

describe('metrics of an unavailable database', () => {
  let board: TestApp
  beforeAll(async () => {
    board = await createTestApp(openPostgres('postgres://127.0.0.1:1/nowhere'), env)
    measure(board)
  })
  afterAll(() => board.db.close())

  test('still cover the process', async () => {
    expect(await seriesOf(board, 'ramal_database_up')).toBe(0)
    expect(await seriesOf(board, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  test('have no value for what only the database knows', async () => {
    expect([...(await listSampled(board))].toSorted()).toEqual([
      'ramal_append_duration_seconds_bucket',
      'ramal_append_duration_seconds_count',
      'ramal_append_duration_seconds_sum',
      'ramal_appends_waiting',
      'ramal_build_info',
      'ramal_database_up',
      'ramal_http_request_duration_seconds_bucket',
      'ramal_http_request_duration_seconds_count',
      'ramal_http_request_duration_seconds_sum',
      'ramal_pool_connections',
      'ramal_pool_waiting',
      'ramal_scrapes_without_database_total',
      'ramal_shared_response_bytes',
      'ramal_shared_responses_total'
    ])
  })
})

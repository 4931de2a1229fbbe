import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { lastPosition, readAll } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { insertMail } from '#services/mail/outbox/store.ts'
import { recordBackup } from '#services/backups/last-backup.ts'
import { backupPaths, writeBackup } from '#services/backups/write-backup.ts'
import { listHits, matchAlerts, seedAlert } from '#test/builders/alerts.ts'
import {
  deleteAccount,
  jobRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'
import { seedJob } from '#test/events/event-builders.ts'
import { createJobQueue } from '#workers/scheduled-jobs/job-queue.ts'
import { runScheduledJob, schedule } from '#workers/scheduled-jobs/schedule.ts'
import { nameOfNightly } from '#services/backups/rotate-backups.ts'
import { defaultLimits } from '#services/platform/config/rate-limits.ts'
import { createRateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { afterReading, distrustClock, isClockTrusted, type KnownClock } from './clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('a reading of the clock', () => {
  const at = Date.parse('2026-03-02T10:30:00.000Z')
  const known: KnownClock = {
    seenAt: at - minute,
    skewedAt: null,
    soundHours: 24,
    isRestored: false
  }
  const read = (changes: Partial<KnownClock>, { passed = minute, skew = 0 } = {}) => {
    const before = { ...known, ...changes }
    return afterReading(before, { at: before.seenAt + passed, skew })
  }

  test.each([
    ['a minute later', minute, 24],
    ['a day later', day, 24],
    ['more than a day later', day + 1, 0],
    ['an hour earlier', -hour, 24],
    ['more than a day earlier', -day - 1, 0]
  ])('%s leaves or takes its trust', (_, passed, soundHours) => {
    expect(read({}, { passed }).soundHours).toBe(soundHours)
  })

  test.each([
    [5 * minute, 24],
    [5 * minute + 1, 0],
    [-5 * minute - 1, 0]
  ])('that differs by %i ms from the clock of the database', (skew, soundHours) => {
    expect(read({}, { skew }).soundHours).toBe(soundHours)
  })

  test('counts an hour once, up to a day', () => {
    expect(read({ soundHours: 3 }).soundHours).toBe(3)
    expect(read({ soundHours: 3 }, { passed: 31 * minute }).soundHours).toBe(4)
    expect(read({ soundHours: 3 }, { passed: 23 * hour }).soundHours).toBe(4)
    expect(read({ soundHours: 24 }, { passed: hour }).soundHours).toBe(24)
  })

  test('knows of a restore until the clock jumps, differs or is trusted', () => {
    const restored = { isRestored: true, soundHours: 0 }
    expect(read(restored)).toMatchObject({ isRestored: true, soundHours: 0 })
    expect(read(restored, { passed: 31 * minute }).isRestored).toBe(true)
    expect(read(restored, { passed: 2 * day }).isRestored).toBe(false)
    expect(read(restored, { skew: hour }).isRestored).toBe(false)
    expect(read({ ...restored, soundHours: 23 }, { passed: hour }).isRestored).toBe(false)
  })

  test('without a skew ends one once no process has seen it for some minutes', () => {
    const skewedAt = known.seenAt
    expect(read({ skewedAt }, { passed: 3 * minute }).skewedAt).toBe(skewedAt)
    expect(read({ skewedAt }, { passed: 3 * minute + 1 }).skewedAt).toBeNull()
    const later = known.seenAt + hour
    expect(read({ skewedAt }, { passed: hour, skew: hour }).skewedAt).toBe(later)
  })
})

/** A board by the clock of its database, which real time moves, and a process whose clock is off by some days. */
class WrongClock {
  readonly board: TestApp
  readonly logged: string[] = []

  constructor(board: TestApp) {
    this.board = board
    const log = (_: object, text: string) => void this.logged.push(text)
    Object.assign(board.tools.log, { warn: log, error: log })
  }

  setAhead(days: number): void {
    this.board.now = new Date(Date.now() + days * day)
  }

  isTrusted = () => isClockTrusted(this.board.tools)

  async runAll(): Promise<void> {
    for (const scheduled of schedule) await runScheduledJob(scheduled, this.board.tools)
  }

  /** As if so many hours had passed without a jump. */
  async passHours(hours: number): Promise<void> {
    for (let passed = 0; passed < hours; passed++) {
      await this.board.db.query("UPDATE figures.clock SET seen_at = seen_at - interval '1 hour'")
      await this.isTrusted()
    }
  }
}

const backups = mkdtempSync(join(tmpdir(), 'ramal-clock-'))
const backupDir = (kind: string) => join(backups, kind)

describeWithApp('by a clock that is wrong', board => {
  let clock: WrongClock
  let owner: SignedInClient
  let listed: { id: string }[]
  const isListed = async () => (await board.createClient().get('/api/jobs')).body.jobs
  const count = async (from: string) => {
    const [row] = await board.db.query<{ n: number }>(`SELECT count(*) AS n FROM ${from}`)
    return row?.n
  }
  /** All that a scheduled job could end, erase, drop or send. */
  const whatThereIs = async () => ({
    position: await lastPosition(board.db),
    keys: await count('vault.keys'),
    archives: await count('archive.deleted_users'),
    sessions: await count('auth.sessions'),
    commands: await count('es.commands'),
    pictures: await count('media.pictures'),
    hits: await count('mail.alert_hits'),
    mails: await board.db.query('SELECT kind, state FROM mail.outbox ORDER BY id')
  })

  beforeAll(async () => {
    Object.assign(board.tools.config, { backupDir: backupDir(board.db.kind) })
    mkdirSync(backupDir(board.db.kind))
    clock = new WrongClock(board)
    clock.setAhead(0)
    owner = await signUp(board, 'employer')
    for (let index = 0; index < 3; index++)
      await owner.post('/api/jobs', jobRequest, { 'Idempotency-Key': newId() })
    await seedAlert(board.db, { keyword: 'mozo' }, { at: new Date().toISOString() })
    const gone = await signUp(board, 'applicant')
    await deleteAccount(gone)
    await clock.runAll()
    await board.db.query(
      "INSERT INTO media.pictures (id, user_id, bytes, uploaded_at) VALUES ('one', $1, '', $2)",
      [owner.id, board.now]
    )
    await writeMail('job-ending')
    for (const days of [0.5, 1, 2, 6]) {
      const madeAt = new Date(Date.now() - days * day)
      const folder = join(backupDir(board.db.kind), nameOfNightly(madeAt))
      await writeBackup({ ...board.tools, now: () => madeAt }, backupPaths(folder), () => {})
    }
    await postJobAs(owner)
    await matchAlerts(board.db)
    listed = await isListed()
  })
  const writeMail = (kind: string) => {
    const writtenAt = board.now.toISOString()
    return insertMail(board.db, { id: newId(), kind, person: owner.id, writtenAt })
  }

  test('is trusted on a board that runs, and every job runs', async () => {
    expect(await clock.isTrusted()).toBe(true)
    expect(listed.length).toBe(4)
    expect(await count('vault.keys')).toBeGreaterThan(4)
    expect(await count('archive.deleted_users')).toBe(1)
    expect(clock.logged).toEqual([])
  })

  test.each([[[60]], [[-60]], [[60, 0, -60]], [[1500, 0]]])(
    'off by %j days, jumping while the board runs, nothing is ended, erased, dropped or sent',
    async days => {
      const before = await whatThereIs()
      const kept = readdirSync(backupDir(board.db.kind))
      for (const ahead of days) {
        clock.setAhead(ahead)
        await clock.runAll()
        expect(await clock.isTrusted()).toBe(false)
      }
      clock.setAhead(0)
      await clock.runAll()
      expect(await whatThereIs()).toEqual(before)
      expect(readdirSync(backupDir(board.db.kind))).toEqual(expect.arrayContaining(kept))
      expect(await isListed()).toEqual(listed)
    }
  )

  test('is trusted again after a day, and nothing is missing then either', async () => {
    const before = await whatThereIs()
    await clock.passHours(23)
    expect(await clock.isTrusted()).toBe(false)
    await clock.passHours(1)
    expect(await clock.isTrusted()).toBe(true)
    expect(clock.logged.filter(text => text === 'the clock is trusted again')).toHaveLength(1)
    await clock.runAll()
    const { position, ...others } = await whatThereIs()
    expect({ ...others, position: before.position }).toEqual(before)
    const events = await readAll(board.db, before.position, 100)
    expect(events.map(({ type }) => type)).toEqual([])
    expect(position).toBe(before.position)
    expect(await isListed()).toEqual(listed)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
    const login = { username: owner.username, password: testPassword }
    expect((await owner.post('/api/login', login)).status).toBe(200)
  })

  test('is not trusted after a month without a process, and then what is due is done', async () => {
    await clock.passHours(24)
    const over = await seedJob(board.db, owner.id, {
      expiryDate: new Date(Date.now() - day).toISOString()
    })
    await board.db.query("UPDATE figures.clock SET seen_at = seen_at - interval '30 days'")
    clock.setAhead(0)
    await clock.runAll()
    const isExpired = async () => {
      const [row] = await board.db.query('SELECT expired FROM jobs WHERE id = $1', [over])
      return row
    }
    expect(await isExpired()).toEqual({ expired: false })
    await clock.passHours(24)
    await clock.runAll()
    expect(await isExpired()).toEqual({ expired: true })
  })
})

describeWithApp('of a clock that was ahead', board => {
  const day60 = 60
  let clock: WrongClock
  const iso = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  const setBack = async () => {
    await board.db.query("UPDATE figures.clock SET seen_at = now() + interval '60 days'")
    clock.setAhead(0)
    await clock.isTrusted()
  }

  beforeAll(async () => {
    clock = new WrongClock(board)
    clock.setAhead(0)
    expect(await clock.isTrusted()).toBe(true)
    const boss = await createJobQueue(board.db, board.tools.log)
    await boss.start()
    await boss.createQueue('expire-jobs', { policy: 'exclusive' })
    await boss.stop({ graceful: false })
  })

  test('nothing keeps the queue from planning and running its jobs', async () => {
    await board.db.exec(
      `UPDATE pgboss.version SET cron_on = now() + interval '60 days', monitor_backoff_on = cron_on;
       UPDATE pgboss.queue SET maintain_on = now() + interval '60 days', monitor_on = maintain_on;
       INSERT INTO pgboss.job (name, state, policy, start_after, created_on, started_on, heartbeat_on, singleton_on)
       VALUES ('expire-jobs', 'active', 'exclusive', now() + interval '60 days', now() + interval '60 days',
         now() + interval '60 days', now() + interval '60 days', now() + interval '60 days')`
    )
    await setBack()
    const boss = await createJobQueue(board.db, board.tools.log)
    await boss.start()
    const ran = new Promise<void>(resolve => {
      boss.work('expire-jobs', { pollingIntervalSeconds: 0.5 }, async () => resolve())
    })
    await boss.schedule('expire-jobs', '* * * * * *')
    await ran
    await boss.stop({ graceful: false })
  })

  test('retries are due at once, and e-mails after the time in which several become one', async () => {
    await board.db.query(
      "INSERT INTO es.subscriptions (name, next_attempt_at) VALUES ('ahead', $1)",
      [iso(day60 * day)]
    )
    const write = async (kind: string, dueAt: string, set: string) => {
      const id = newId()
      const mail = { id, kind, person: 'ana', writtenAt: iso(-hour), dueAt }
      await insertMail(board.db, mail)
      await board.db.query(`UPDATE mail.outbox SET ${set} WHERE id = $1`, [id])
    }
    await write('claimed', iso(day60 * day), "state = 'sending', tries = 1")
    await write('retried', iso(day60 * day), 'tries = 3')
    await write('soon', iso(minute), 'tries = 0')
    await write('sent', iso(day60 * day), "state = 'sent'")
    await setBack()
    expect(
      await board.db.query("SELECT next_attempt_at FROM es.subscriptions WHERE name = 'ahead'")
    ).toEqual([{ next_attempt_at: null }])
    const inMinutes = 'round(extract(epoch FROM next_attempt_at - now()) / 60)::integer'
    expect(
      await board.db.query(`SELECT kind, ${inMinutes} AS minutes FROM mail.outbox ORDER BY kind`)
    ).toEqual([
      { kind: 'claimed', minutes: 10 },
      { kind: 'retried', minutes: 10 },
      { kind: 'sent', minutes: day60 * 24 * 60 },
      { kind: 'soon', minutes: 1 }
    ])
  })

  test('no counter and no code stays in force', async () => {
    const limits = { ...defaultLimits, login: { points: 1, seconds: 60 } }
    const limiter = () => createRateLimiter(board.db, limits, board.tools.secret)
    const isLimited = { status: 429 }
    await limiter().consume('login', 'ana')
    await board.db.exec('UPDATE auth.throttles SET expire = expire + 60 * 86400000::bigint')
    await expect(limiter().consume('login', 'ana')).rejects.toMatchObject(isLimited)
    const step = Math.floor(Date.now() / 30_000)
    await board.db.query(
      "INSERT INTO auth.second_factors (user_id, secret, last_step) VALUES ('ana', '', $1), ('luis', '', 7)",
      [step + 60 * 2880]
    )
    await board.db.query(
      "INSERT INTO auth.mail_codes (id, expires_at) VALUES ('ahead', now() + interval '60 days')"
    )
    await setBack()
    await limiter().consume('login', 'ana')
    expect(await board.db.query('SELECT FROM auth.mail_codes')).toEqual([])
    const [ana, luis] = await board.db.query<{ step: number }>(
      'SELECT last_step AS step FROM auth.second_factors ORDER BY user_id'
    )
    expect(luis).toEqual({ step: 7 })
    expect(ana?.step).toBeGreaterThanOrEqual(step)
    expect(ana?.step).toBeLessThanOrEqual(step + 1)
  })

  test('dates are taken back once the clock is trusted', async () => {
    const alert = await seedAlert(board.db, { keyword: 'mozo' }, { at: iso(-day) })
    const owner = await signUp(board, 'employer')
    clock.setAhead(day60)
    const { username } = owner
    await owner.post('/api/login', { username, password: testPassword })
    await board.db.exec('DELETE FROM mail.outbox')
    await postJobAs(owner)
    await matchAlerts(board.db)
    expect(await listHits(board.db, alert)).toHaveLength(1)
    await board.db.query('UPDATE mail.alert_queries SET digested_at = $1', [board.now])
    const mail = { id: newId(), kind: 'message', person: owner.id }
    await insertMail(board.db, { ...mail, writtenAt: board.now.toISOString() })
    await recordBackup(board.db, board.now.toISOString())
    const ahead = async () => {
      const [row] = await board.db.query(
        `SELECT (SELECT count(*) FROM mail.alert_hits WHERE found_at > now()) AS hits,
           (SELECT count(*) FROM mail.alert_queries WHERE digested_at > now()) AS digests,
           (SELECT count(*) FROM mail.outbox WHERE written_at > now()) AS mails,
           (SELECT count(*) FROM auth.sessions WHERE expires_at > now() + interval '8 days') AS sessions,
           (SELECT count(*) FROM figures.last_backup WHERE made_at > now()) AS backups`
      )
      return row
    }
    const all = { hits: 1, digests: 1, mails: 1, sessions: 1, backups: 1 }
    await setBack()
    expect(await ahead()).toEqual(all)
    await clock.passHours(24)
    expect(await ahead()).toEqual({ hits: 0, digests: 0, mails: 0, sessions: 0, backups: 0 })
  })
})

describeWithApp('processes that read the clock', board => {
  let clock: WrongClock
  const distrusted = () => clock.logged.filter(text => text === 'the clock is not trusted').length

  beforeAll(async () => {
    clock = new WrongClock(board)
    clock.setAhead(0)
    await signUp(board, 'employer')
  })

  test('for the first time compare it with the log', async () => {
    clock.setAhead(60)
    expect(await clock.isTrusted()).toBe(false)
    expect(distrusted()).toBe(1)
    clock.setAhead(0)
    await clock.passHours(24)
  })

  test('at once record and log a jump once', async () => {
    await board.db.query("UPDATE figures.clock SET seen_at = seen_at - interval '2 days'")
    const readings = Array.from({ length: 5 }, () => clock.isTrusted())
    expect(new Set(await Promise.all(readings))).toEqual(new Set([false]))
    expect(distrusted()).toBe(2)
    await clock.passHours(24)
    expect(await clock.isTrusted()).toBe(true)
  })

  test('do not trust it while one of them differs from the database', async () => {
    if (board.db.kind === 'embedded') return
    const other = { ...board.tools, now: () => new Date(Date.now() - 6 * minute) }
    expect(await isClockTrusted(other)).toBe(false)
    await clock.passHours(30)
    expect(await isClockTrusted(other)).toBe(false)
    expect(await clock.isTrusted()).toBe(false)
    await clock.passHours(24)
    expect(await clock.isTrusted()).toBe(true)
  })

  test('do not trust it after a restore', async () => {
    await distrustClock(board.db)
    expect(await clock.isTrusted()).toBe(false)
    await clock.passHours(24)
    expect(await clock.isTrusted()).toBe(true)
  })

  test('do not trust it in a database without a reading after a restore', async () => {
    await board.db.exec('DELETE FROM figures.clock')
    await distrustClock(board.db)
    expect(await clock.isTrusted()).toBe(false)
  })
})

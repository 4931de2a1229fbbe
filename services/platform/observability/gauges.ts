import { Counter, Gauge, type Registry } from 'prom-client'
import type { PoolUsage } from '#events/database/database.ts'
import type { DatabaseStatus } from './status.ts'

/** What waits for an operator; null while nothing does. */
export interface Backlog {
  count: number
  oldestSeconds: number | null
}

/** What only an operator can put right; what has no value yet is null, which is not 0. */
export interface OperationalState {
  mails: { state: string; count: number }[]
  /** E-mails that are not sent yet; null where no mail server is configured, so that they wait for nothing. */
  waitingMails: Backlog | null
  /** E-mails that the mail server does not take, whomever they are for. */
  mailServerFaults: number
  /** Seconds since the last nightly backup. */
  backupAge: number | null
  /** Hours in a row, up to 24, in which the clock neither jumped nor differed from the database's. */
  clockSoundHours: number
  /** Cases to decide, those of held jobs among them. */
  cases: Backlog
  heldJobs: Backlog
  /** Since the board exists. */
  accountsRegistered: number
  erasuresOverdue: number
}

/** Metrics that are read at each scrape. */
export function createGauges(registers: Registry[]) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `ramal_${name}`, help, labelNames, registers })
  const pool = gauge('pool_connections', 'Connections of the pool by state', 'state')
  const waiting = gauge('pool_waiting', 'Queries waiting for a connection of the pool')
  const appends = gauge('appends_waiting', 'Commands that wait to be committed with others')
  const responseMemory = gauge('shared_response_bytes', 'Responses in memory')
  const position = gauge('log_position', 'Position of the last event')
  const lockWaiting = gauge('concurrency_waiting', 'Transactions waiting for the append lock')
  const lockLongestWait = gauge(
    'concurrency_longest_wait_seconds',
    'Longest current wait for the append lock'
  )
  const lag = gauge(
    'subscription_lag_events',
    'Events that a subscription has not processed',
    'subscription'
  )
  const deadLetters = gauge(
    'subscription_dead_letters',
    'Dead letters of a subscription',
    'subscription'
  )
  const jobs = gauge('queue_jobs', 'Jobs of a queue by state', 'queue', 'state')
  const idle = gauge(
    'scheduled_jobs_idle_seconds',
    'Time since the scheduled jobs of each minute have run'
  )
  const mails = gauge('mail', 'E-mails of the last 30 days by state', 'state')
  const oldestMail = gauge('mail_oldest_waiting_seconds', 'Age of the oldest e-mail that waits')
  const serverFaults = gauge(
    'mail_server_faults',
    'E-mails that the mail server does not take, whomever they are for'
  )
  const backupAge = gauge('backup_age_seconds', 'Time since the last nightly backup was made')
  const clock = gauge(
    'clock_sound_hours',
    'Hours in a row, up to 24, in which the clock neither jumped nor differed from the database'
  )
  const cases = gauge('cases_waiting', 'Cases to decide, those of held jobs among them')
  const oldestCase = gauge('cases_oldest_waiting_seconds', 'Time for which the oldest case waits')
  const heldJobs = gauge('held_jobs_waiting', 'Jobs that are held until their case is decided')
  const oldestHeld = gauge('held_jobs_oldest_waiting_seconds', 'Time for which the oldest is held')
  const overdue = gauge(
    'erasures_overdue',
    'Deleted accounts that should have been erased two days ago'
  )
  const registered = new Counter({
    name: 'ramal_accounts_registered_total',
    help: 'Accounts registered since the board exists',
    registers
  })
  const bytes = gauge('database_bytes', 'Size of the database')
  const connections = gauge('database_connections', 'Connections of all processes to the database')
  const labelled = [lag, deadLetters, jobs, mails]
  const single = [
    ...[position, lockWaiting, lockLongestWait, idle, bytes, connections, oldestMail, serverFaults],
    ...[backupAge, clock, cases, oldestCase, heldJobs, oldestHeld, overdue, registered]
  ]
  return {
    setPool(usage: PoolUsage): void {
      pool.set({ state: 'busy' }, usage.total - usage.idle)
      pool.set({ state: 'idle' }, usage.idle)
      waiting.set(usage.waiting)
    },
    setWaitingAppends(count: number): void {
      appends.set(count)
    },
    setResponseMemory(size: number): void {
      responseMemory.set(size)
    },
    /** Leaves what the database knows without a sample: neither 0 nor an earlier value is true. */
    clearDatabase(): void {
      for (const metric of labelled) metric.reset()
      for (const metric of single) metric.remove()
    },
    setBoard(state: OperationalState): void {
      for (const { state: of, count } of state.mails) mails.set({ state: of }, count)
      setKnown(oldestMail, state.waitingMails?.oldestSeconds ?? null)
      serverFaults.set(state.mailServerFaults)
      setKnown(backupAge, state.backupAge)
      clock.set(state.clockSoundHours)
      cases.set(state.cases.count)
      setKnown(oldestCase, state.cases.oldestSeconds)
      heldJobs.set(state.heldJobs.count)
      setKnown(oldestHeld, state.heldJobs.oldestSeconds)
      overdue.set(state.erasuresOverdue)
      registered.inc(state.accountsRegistered)
    },
    setStatus(status: DatabaseStatus): void {
      position.set(status.head)
      lockWaiting.set(status.appendLock.waiting)
      lockLongestWait.set(status.appendLock.longest)
      setKnown(idle, status.idleSeconds)
      bytes.set(status.database.bytes)
      connections.set(status.database.connections)
      for (const { name: subscription, ...state } of status.subscriptions) {
        lag.set({ subscription }, state.lag)
        deadLetters.set({ subscription }, state.deadLetters)
      }
      for (const { name: queue, ...state } of status.queues) {
        jobs.set({ queue, state: 'waiting' }, state.waiting)
        jobs.set({ queue, state: 'failed' }, state.failed)
      }
    }
  }
}

function setKnown(metric: Gauge, value: number | null): void {
  if (value !== null) metric.set(value)
}

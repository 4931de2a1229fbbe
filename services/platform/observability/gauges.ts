import { Gauge, type Registry } from 'prom-client'
import type { PoolUsage } from '#events/database/database.ts'
import type { DatabaseStatus } from './status.ts'

/** E-mails of one state. */
export interface MailGauge {
  state: string
  count: number
  oldestSeconds: number
  serverFaults: number
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
  const bytes = gauge('database_bytes', 'Size of the database')
  const connections = gauge('database_connections', 'Connections of all processes to the database')
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
    setMails(counts: readonly MailGauge[]): void {
      mails.reset()
      for (const { state, count } of counts) mails.set({ state }, count)
      const waiting = counts.filter(({ state }) => state === 'waiting' || state === 'sending')
      oldestMail.set(Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds)))
      serverFaults.set(counts.reduce((sum, entry) => sum + entry.serverFaults, 0))
    },
    setBackupAge(seconds: number | undefined): void {
      if (seconds !== undefined) backupAge.set(seconds)
    },
    setStatus(status: DatabaseStatus): void {
      position.set(status.head)
      lockWaiting.set(status.appendLock.waiting)
      lockLongestWait.set(status.appendLock.longest)
      if (status.idleSeconds !== null) idle.set(status.idleSeconds)
      bytes.set(status.database.bytes)
      connections.set(status.database.connections)
      for (const labelled of [lag, deadLetters, jobs]) labelled.reset()
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

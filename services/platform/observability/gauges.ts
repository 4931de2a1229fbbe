import { Gauge, type Registry } from 'prom-client'
import type { PoolUsage } from '#events/database/database.ts'
import type { DatabaseStatus } from './status.ts'

/** What is read when somebody asks. */
export function createGauges(registers: Registry[]) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `ramal_${name}`, help, labelNames, registers })
  const pool = gauge('pool_connections', 'Connections of the pool', 'state')
  const waiting = gauge('pool_waiting', 'Requests that wait for a connection')
  const position = gauge('log_position', 'Position of the newest event')
  const gateWaiting = gauge('gate_waiting', 'Writers that wait at the gate')
  const gateLongest = gauge('gate_longest_wait_seconds', 'How long the first of them has waited')
  const lag = gauge('follower_lag_events', 'Events that a follower has not seen', 'follower')
  const parked = gauge('follower_parked_events', 'Events that a follower gave up', 'follower')
  const jobs = gauge('queue_jobs', 'Jobs of a queue', 'queue', 'state')
  const bytes = gauge('database_bytes', 'Size of the database')
  const connections = gauge('database_connections', 'Connections of all processes')
  return {
    setPool(use: PoolUsage): void {
      pool.set({ state: 'busy' }, use.total - use.idle)
      pool.set({ state: 'idle' }, use.idle)
      waiting.set(use.waiting)
    },
    setStatus(status: DatabaseStatus): void {
      position.set(status.head)
      gateWaiting.set(status.gate.waiting)
      gateLongest.set(status.gate.longest)
      bytes.set(status.database.bytes)
      connections.set(status.database.connections)
      for (const named of [lag, parked, jobs]) named.reset()
      for (const { name: follower, ...state } of status.followers) {
        lag.set({ follower }, state.lag)
        parked.set({ follower }, state.parked)
      }
      for (const { name: queue, ...state } of status.queues) {
        jobs.set({ queue, state: 'waiting' }, state.waiting)
        jobs.set({ queue, state: 'failed' }, state.failed)
      }
    }
  }
}

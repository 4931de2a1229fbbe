import pg from 'pg'
import type { Database } from './database.ts'
import { ignoreError } from './statements.ts'

/** Notifications of an embedded database, which has one session. */
export interface Notifier {
  listen: Database['listen']
  /** Listens on a new session, and says that notifications may have been lost with the last one. */
  startSession(client: pg.ClientBase): Promise<void>
  /** Starts a session, if there are listeners, without waiting for the next query. */
  reconnect(): Promise<void>
}

type Listener = Parameters<Database['listen']>[1]

export function createNotifier(pool: pg.Pool): Notifier {
  const channels = new Map<string, Set<Listener>>()

  function notify(channel: string, payload: string): void {
    for (const listener of channels.get(channel) ?? []) listener(payload)
  }

  return {
    listen: async (channel, onNotification) => {
      const listeners = channels.get(channel) ?? new Set()
      // A function of its own, so that one listener can listen twice.
      const listener = (payload: string) => onNotification(payload)
      channels.set(channel, listeners.add(listener))
      try {
        await pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        listeners.delete(listener)
        throw error
      }
      return async () => {
        listeners.delete(listener)
        if (listeners.size) return
        await pool.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(ignoreError)
      }
    },
    startSession: async client => {
      client.on('notification', ({ channel, payload = '' }) => notify(channel, payload))
      for (const channel of channels.keys()) {
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
        notify(channel, '')
      }
    },
    reconnect: async () => {
      if (channels.size) await pool.query('SELECT').catch(ignoreError)
    }
  }
}

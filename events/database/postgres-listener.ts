import pg from 'pg'
import type { Database } from './database.ts'

type OnNotification = Parameters<Database['listen']>[1]

/** Milliseconds after which a lost connection is reopened. */
const reopenAfter = 1_000

/**
 * Listens to any number of channels over one connection, which is open while there is one. `connect` opens a client and
 * rejects when it cannot; `listen` rejects then too, and a connection that is lost later is opened anew.
 */
export function createListener(
  settings: pg.ClientConfig,
  connect: (client: pg.Client) => Promise<void>
): Database['listen'] {
  const channels = new Map<string, Set<OnNotification>>()
  let connection: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined

  function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...settings, keepAlive: true })
    const opened = connect(client).then(() => client)
    const forget = () => {
      if (connection !== opened) return
      connection = undefined
      reopen()
    }
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onNotification of channels.get(channel) ?? []) onNotification(payload)
    })
    client.on('error', () => {})
    client.on('end', forget)
    opened.catch(forget)
    return opened
  }

  function reopen(): void {
    if (channels.size === 0) return
    retry ??= setTimeout(() => {
      retry = undefined
      resume().catch(reopen)
    }, reopenAfter)
  }

  /** Each listener is told that notifications may have been lost. */
  async function resume(): Promise<void> {
    for (const [channel, listeners] of channels) {
      await send('LISTEN', channel)
      for (const onNotification of listeners) onNotification('')
    }
  }

  async function send(verb: 'LISTEN' | 'UNLISTEN', channel: string): Promise<void> {
    connection ??= open()
    const client = await connection
    await client.query(`${verb} ${pg.escapeIdentifier(channel)}`)
  }

  async function remove(channel: string, onNotification: OnNotification): Promise<void> {
    const listeners = channels.get(channel)
    if (!listeners?.delete(onNotification) || listeners.size) return
    channels.delete(channel)
    if (channels.size) return connection && send('UNLISTEN', channel).catch(() => {})
    clearTimeout(retry)
    retry = undefined
    const ending = connection
    connection = undefined
    await ending?.then(
      client => client.end(),
      () => {}
    )
  }

  return async function listen(channel, onNotification) {
    const own: OnNotification = payload => onNotification(payload)
    const listeners = channels.get(channel) ?? new Set()
    channels.set(channel, listeners.add(own))
    try {
      await send('LISTEN', channel)
    } catch (error) {
      await remove(channel, own)
      throw error
    }
    own('')
    return () => remove(channel, own)
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './postgres-server.ts'

export interface PgBouncer {
  /** Leads to the same database by way of it. */
  url: string
  stop(): Promise<void>
}

/** Starts PgBouncer before a database, with these settings beside Debian's; «pgbouncer» must be on the path. */
export async function startPgBouncer(
  database: string,
  settings: Record<string, string> = {}
): Promise<PgBouncer> {
  const { hostname, port, username } = new URL(database)
  const folder = mkdtempSync(join(tmpdir(), 'ramal-pgbouncer-'))
  const ownPort = await freePort()
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: `${ownPort}`,
    unix_socket_dir: '',
    auth_type: 'any',
    ...settings
  }
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username}`,
      '[pgbouncer]',
      ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`)
    ].join('\n')
  )
  // It refuses to run as root, and reads its file as that user again.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler = spawn('pgbouncer', ['-q', ...asNobody, file], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const url = Object.assign(new URL(database), { port: `${ownPort}` }).href
  await waitForConnection(url)
  return {
    url,
    stop: async () => {
      pooler.kill('SIGTERM')
      await once(pooler, 'exit')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function waitForConnection(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 100) throw error
      await setTimeout(50)
    }
  }
}

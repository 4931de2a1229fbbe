import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type PostgresOptions, type PostgresServer, startPostgres } from './postgres-server.ts'

/** A streaming replica of a running server, in a folder that is removed when it stops. */
export async function startReplica(
  primary: PostgresServer,
  options: PostgresOptions = {}
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-replica-'))
  await copyWhileRunning(primary, folder)
  writeServerFile(folder, 'standby.signal', '')
  const replica = await startPostgres({
    ...options,
    folder,
    settings: {
      ...options.settings,
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres`
    }
  })
  const { stop } = replica
  replica.stop = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return replica
}

/** Copies the data as pg_basebackup does, which the binaries from npm do not contain. */
async function copyWhileRunning(primary: PostgresServer, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('replica', true)`)
    copyFolder(primary.folder, folder)
    const { rows } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(false)'
    )
    rmSync(join(folder, 'postmaster.pid'), { force: true })
    writeServerFile(folder, 'backup_label', rows[0]?.label ?? '')
  } finally {
    await client.end()
  }
}

/** A file may disappear while the folder is copied; recovery does not need it. */
function copyFolder(from: string, to: string): void {
  const env = { ...process.env, LC_ALL: 'C' }
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8', env })
  const complaints = stderr.split('\n').filter(Boolean)
  const isGone = (complaint: string) => complaint.endsWith('No such file or directory')
  if (status && !(complaints.length && complaints.every(isGone))) throw new Error(stderr)
}

/** The server opens these for writing, so it must own them. */
function writeServerFile(folder: string, name: string, text: string): void {
  const { uid, gid } = statSync(folder)
  writeFileSync(join(folder, name), text)
  chownSync(join(folder, name), uid, gid)
}

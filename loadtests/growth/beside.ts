import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { eventWriter } from '#loadtests/bench/append.ts'
import { warmUp } from '#loadtests/bench/measure.ts'
import { spawnNode } from '#test/servers/service-process.ts'
import { type Figure, type Measurement, timeCalls } from './figure.ts'

const writers = 8
const leastUrgent = 19

/** Starts something that reads the whole log; the returned function ends it. */
type Reader = (measurement: Measurement) => Promise<() => Promise<unknown>>

/**
 * Appends beside what reads the whole log in one snapshot or in many. At full speed they use the machine whole, so a reader
 * takes a share of its processors; beside the open snapshot alone only what the log itself costs is seen.
 */
const readers: Record<string, Reader> = {
  'an open snapshot': openSnapshot,
  'COPY in one snapshot': copyTables,
  pg_dump: dump,
  'ops backup': backup,
  'ops backup by nice': measurement => backup(measurement, leastUrgent),
  'ops verify events': ({ env }) => runUntilEnded(['verify', 'events'], env)
}

export async function measureBeside(measurement: Measurement): Promise<Figure[]> {
  const append = eventWriter(measurement.tools)
  await warmUp(2_000, writers, append)
  const figures: Figure[] = []
  const measure = async (what: string) =>
    figures.push(await timeCalls(measurement, what, append, writers))
  await measure('nothing')
  for (const [name, start] of Object.entries(readers)) {
    if (name === 'pg_dump' && !findDump(measurement)) continue
    const end = await start(measurement)
    await setTimeout(2_000)
    await measure(name)
    await end()
    await measure('nothing')
  }
  return figures
}

async function openSnapshot({ env }: Measurement) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  await client.query('SELECT es.last_position()')
  return () => client.end()
}

/** What pg_dump does, where there is none of this version. */
async function copyTables({ env }: Measurement) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const copying = client
    .query(
      `COPY es.events TO PROGRAM 'cat > /dev/null'; COPY es.chain TO PROGRAM 'cat > /dev/null'`
    )
    .catch(() => {})
  return async () => {
    await terminate(env.DATABASE_URL, rows[0].pid)
    await copying
  }
}

async function terminate(url: string, pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SELECT pg_terminate_backend($1)', [pid])
  await client.end()
}

async function dump(measurement: Measurement) {
  const args = ['--format=custom', '--file=/dev/null', measurement.env.DATABASE_URL]
  const child = spawn(findDump(measurement) ?? '', args, { stdio: 'ignore' })
  return async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

/** Of the server's own version: an older one refuses it. */
function findDump({ postgres }: Measurement): string | undefined {
  const versionOf = (program: string) =>
    /\d+/.exec(execFileSync(program, ['--version']).toString())?.[0]
  const programs = ['/usr/lib/postgresql', ...(process.env['PATH'] ?? '').split(':')]
  return programs
    .map(folder => join(folder, 'pg_dump'))
    .find(
      program => existsSync(program) && versionOf(program) === versionOf(postgres.process.spawnfile)
    )
}

async function backup({ env }: Measurement, priority = 0) {
  const folder = join(env.DATA_DIR, 'copy')
  const remove = () => {
    for (const path of [folder, `${folder}.keys`]) rmSync(path, { recursive: true, force: true })
  }
  remove()
  const end = await runUntilEnded(['backup', folder], env, priority)
  return async () => {
    await end()
    remove()
  }
}

async function runUntilEnded(args: string[], env: Measurement['env'], priority = 0) {
  const child = spawnNode(['cli/main.ts', ...args], env)
  setPriority(child.pid, priority)
  return () => child.kill('SIGKILL')
}

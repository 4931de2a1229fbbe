import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { lastPosition } from '#events/store/event-store.ts'
import type { RebuildResult } from '#projections/rebuild/rebuild.ts'
import type { VerifyResult } from '#projections/rebuild/verify.ts'
import { runNode } from '#test/servers/service-process.ts'
import { type BackgroundStatistics, startBackgroundLoad } from './background-load.ts'
import { printTable, round } from './measure.ts'

/** The environment in which the cli finds the board. */
type CliEnvironment = Record<'DATABASE_URL' | 'DATA_DIR', string>

/** Milliseconds between the writes of each of four writers: none write, a busy board, a saturated machine. */
const loads = { none: undefined, 'pauses of 50 ms': 50, 'at full speed': 0 }

/** Rebuilds and verifies all read tables, alone and beside four writers and two readers. */
export async function benchmarkRebuild(tools: DataAccess, env: CliEnvironment): Promise<void> {
  await benchmarkBesideWriters('Rebuild of all read tables', tools, async () => {
    const { held } = await runCommand<RebuildResult>(env, 'rebuild')
    return { 'writes blocked (ms)': round(held, 1) }
  })
  await benchmarkBesideWriters('Verify of all read tables', tools, async () => {
    const { differences } = await runCommand<VerifyResult>(env, 'verify')
    return { differences: differences.length }
  })
}

async function benchmarkBesideWriters(
  title: string,
  tools: DataAccess,
  run: () => Promise<Record<string, number>>
): Promise<void> {
  const rows: Record<string, string | number>[] = []
  for (const [writers, pause] of Object.entries(loads)) {
    const load = pause === undefined ? undefined : await startBackgroundLoad(tools, pause)
    const events = await lastPosition(tools.db)
    const began = performance.now()
    const result = await run()
    const seconds = (performance.now() - began) / 1000
    const times = { seconds: round(seconds, 1), 'events/s': round(events / seconds, 0) }
    rows.push({ '4 writers': writers, events, ...times, ...result, ...toCells(await load?.end()) })
  }
  printTable(title, rows)
}

function toCells(load?: BackgroundStatistics) {
  if (!load) return {}
  const { writes, reads, failures } = load
  return {
    'writes/s': round(writes.perSecond, 0),
    'slowest write (ms)': round(writes.max, 0),
    'reads/s': round(reads.perSecond, 0),
    'slowest read (ms)': round(reads.max, 0),
    failures
  }
}

/** Through the cli, in a process of its own. */
async function runCommand<Result>(
  env: CliEnvironment,
  name: 'rebuild' | 'verify'
): Promise<Result> {
  const args = ['cli/main.ts', 'projection', name, '--json']
  return JSON.parse(await runNode(args, env))
}

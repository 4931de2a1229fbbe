import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import type { RebuildResult } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { type BackgroundStatistics, startBackgroundLoad } from './background-load.ts'
import { printTable, round } from './measure.ts'
import { runNode } from '#test/service-process.ts'

/** The environment in which the cli finds the board. */
type CliEnvironment = Record<'DATABASE_URL' | 'DATA_DIR', string>

/** The pause of each writer: a busy board, and a saturated machine. */
const writerPausesMs = [50, 0]

/** Rebuilds the job tables beside four writers and two readers; then verifies all tables. */
export async function benchmarkRebuild(tools: DataAccess, env: CliEnvironment): Promise<void> {
  const rows: Record<string, number>[] = []
  for (const pause of writerPausesMs) rows.push(await rebuildUnderLoad(tools, env, pause))
  printTable('Rebuild of the job tables beside 4 writers and 2 readers', rows)
  const load = await startBackgroundLoad(tools, 0)
  const began = performance.now()
  const { differences } = await verify({ ...tools, projections })
  const seconds = (performance.now() - began) / 1000
  const background = await load.end()
  printTable(`Verify of all tables at ${await lastPosition(tools.db)} events beside 4 writers`, [
    {
      seconds: round(seconds, 1),
      differences: differences.length,
      'slowest write (ms)': round(background.writes.max, 0),
      failures: background.failures
    }
  ])
}

async function rebuildUnderLoad(tools: DataAccess, env: CliEnvironment, pause: number) {
  const events = await lastPosition(tools.db)
  const load = await startBackgroundLoad(tools, pause)
  const began = performance.now()
  const { held: writesBlockedMs } = await rebuildJobs(env)
  const seconds = (performance.now() - began) / 1000
  return toRow({ events, pause, seconds, writesBlockedMs, ...(await load.end()) })
}

interface RebuildRun extends BackgroundStatistics {
  events: number
  pause: number
  seconds: number
  writesBlockedMs: number
}

function toRow({ events, pause, seconds, writesBlockedMs, writes, reads, failures }: RebuildRun) {
  return {
    events,
    'writers pause (ms)': pause,
    seconds: round(seconds, 1),
    'events/s': round(events / seconds, 0),
    'writes blocked (ms)': round(writesBlockedMs, 1),
    'slowest write (ms)': round(writes.max, 0),
    'writes/s': round(writes.perSecond, 0),
    'reads/s': round(reads.perSecond, 0),
    'slowest read (ms)': round(reads.max, 0),
    failures
  }
}

/** Through the cli, in a process of its own. */
async function rebuildJobs(env: CliEnvironment): Promise<RebuildResult> {
  const args = ['services/cli/main.ts', 'projection', 'rebuild', 'jobs', '--json']
  return JSON.parse(await runNode(args, env))
}

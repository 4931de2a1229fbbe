import type { DataAccess } from '#services/platform/startup/open-infrastructure.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import type { RebuildResult } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { type Meanwhile, startOthers } from './background-load.ts'
import { printTable, round } from './measure.ts'
import { outputOf } from '#test/service-process.ts'

/** What a process of the operator is told, so that it finds the board. */
type Env = Record<'DATABASE_URL' | 'DATA_DIR', string>

/** Milliseconds that each of the four writers waits after a write: a busy board, and more than the machine can carry. */
const pauses = [50, 0]

/** The tables of the jobs are made again while four writers and two readers go on; then all are verified. */
export async function benchRebuild(tools: DataAccess, env: Env): Promise<void> {
  const rows: Record<string, number>[] = []
  for (const pause of pauses) rows.push(await besideWriters(tools, env, pause))
  printTable('Rebuild of the job tables, 4 writers and 2 readers going on', rows)
  const others = await startOthers(tools, 0)
  const began = performance.now()
  const { differences } = await verify({ ...tools, projections })
  const seconds = (performance.now() - began) / 1000
  const meanwhile = await others.end()
  printTable(`Verify of all tables at ${await lastPosition(tools.db)} events, 4 writers going on`, [
    {
      seconds: round(seconds, 1),
      differences: differences.length,
      'slowest write (ms)': round(meanwhile.writes.max, 0),
      failures: meanwhile.failures
    }
  ])
}

async function besideWriters(tools: DataAccess, env: Env, pause: number) {
  const events = await lastPosition(tools.db)
  const others = await startOthers(tools, pause)
  const began = performance.now()
  const { held } = await rebuildJobs(env)
  const seconds = (performance.now() - began) / 1000
  return figuresOf({ events, pause, seconds, held, ...(await others.end()) })
}

interface Run extends Meanwhile {
  events: number
  pause: number
  seconds: number
  held: number
}

function figuresOf({ events, pause, seconds, held, writes, reads, failures }: Run) {
  return {
    events,
    'writers pause (ms)': pause,
    seconds: round(seconds, 1),
    'events/s': round(events / seconds, 0),
    'gate held (ms)': round(held, 1),
    'slowest write (ms)': round(writes.max, 0),
    'writes/s': round(writes.perSecond, 0),
    'reads/s': round(reads.perSecond, 0),
    'slowest read (ms)': round(reads.max, 0),
    failures
  }
}

/** As an operator does it: in a process of its own. */
async function rebuildJobs(env: Env): Promise<RebuildResult> {
  const order = ['services/cli/main.ts', 'projection', 'rebuild', 'jobs', '--json']
  return JSON.parse(await outputOf(order, env))
}

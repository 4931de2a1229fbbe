import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { summarizeSamples } from './statistics.ts'
import { findK6, runK6 } from './run-k6.ts'
import { readFailedChecks, readSamples, type RequestSample } from './k6-samples.ts'
import { describeMachine, printTable } from '#loadtests/bench/measure.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { killUnderWrites, type KillReport } from './kill-under-writes.ts'
import { requireNginx } from './nginx.ts'
import { type Phase, phases } from './phases.ts'

/** The times of a phase, and the transactions of the replica during it. */
interface PhaseResult {
  name: string
  from: number
  to: number
  replicaTransactions: number
}

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '60' },
    /** Leaves out the phases under load, which take four minutes. */
    'only-kills': { type: 'boolean', default: false }
  }
})
const ownJobCheck = 'own job is found at once'

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

/** Stops parts of the cluster under load, then kills API processes while they write. */
async function run(): Promise<void> {
  findK6()
  requireNginx()
  const cluster = await startCluster(Number(values.jobs))
  try {
    if (!values['only-kills']) await runPhases(cluster)
    printKillReport(await killUnderWrites(cluster))
  } finally {
    await cluster.stop()
  }
}

/** Sends the mixed load through the proxy during all phases. */
async function runPhases(cluster: Cluster): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-cluster-'))
  const file = join(folder, 'samples.json')
  try {
    const length = phases.reduce((sum, { seconds }) => sum + seconds, 0)
    const env = { RATE: values.rate, DURATION: `${length + 5}s` }
    const load = runK6({
      script: 'mixed',
      baseUrl: cluster.proxy.url,
      samples: file,
      env
    })
    await setTimeout(5_000)
    const results: PhaseResult[] = []
    for (const phase of phases) results.push(await runPhase(phase, cluster))
    await load
    printPhases(results, await readSamples(file), await readFailedChecks(file, ownJobCheck))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runPhase(
  { name, seconds, injectFault }: Phase,
  cluster: Cluster
): Promise<PhaseResult> {
  const before = await cluster.countReplicaTransactions()
  const from = Date.now()
  await Promise.all([injectFault(cluster), setTimeout(seconds * 1_000)])
  const replicaTransactions = Math.max(0, (await cluster.countReplicaTransactions()) - before)
  return { name, from, to: Date.now(), replicaTransactions }
}

function printPhases(results: PhaseResult[], samples: RequestSample[], missed: number[]): void {
  const rows = results.map(({ name, from, to, replicaTransactions }) => {
    const during = samples.filter(({ at }) => at >= from && at < to)
    const { requests, p50, p95, p99, max, refused, errors } = summarizeSamples(
      name,
      during,
      (to - from) / 1_000
    )
    const wrong = during.filter(({ status }) => status === 0 || status >= 400)
    const notSeen = missed.filter(at => at >= from && at < to).length
    return {
      phase: name,
      requests,
      errors: errors + refused,
      'last error after (s)': wrong.length ? ((wrong.at(-1)?.at ?? from) - from) / 1_000 : '–',
      'own job not found': notSeen,
      'replica transactions': replicaTransactions,
      p50,
      p95,
      p99,
      max
    }
  })
  printTable(
    `Cluster: ${values.jobs} jobs, ${values.rate} requests/s, ${describeMachine()} (ms)`,
    rows
  )
  if (rows.some(phase => phase['own job not found'] > 0)) process.exitCode = 1
}

/** A killed process leaves 502 for its writes; everything else is a fault. */
function printKillReport(outcome: KillReport): void {
  printTable('Jobs sent through the proxy while processes are killed (-9)', [{ ...outcome }])
  const { kills, 'jobs sent': sent, 'answered 502': cut, ...faults } = outcome
  if (!cut || Object.values(faults).some(Boolean)) process.exitCode = 1
}

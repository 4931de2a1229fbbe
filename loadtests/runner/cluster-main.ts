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

/** A phase as it was: when it began and ended, and how often the replica was asked meanwhile. */
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
const ownJobCheck = 'own ad is found at once'

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

/** Takes parts of the cluster away under load, then kills its processes under what they write. */
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

/** Drives everybody's requests through the proxy while one phase follows the other. */
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
    const lived: PhaseResult[] = []
    for (const phase of phases) lived.push(await runPhase(phase, cluster))
    await load
    printPhases(lived, await readSamples(file), await readFailedChecks(file, ownJobCheck))
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

function printPhases(lived: PhaseResult[], samples: RequestSample[], missed: number[]): void {
  const rows = lived.map(({ name, from, to, replicaTransactions }) => {
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
      'own ad not found': notSeen,
      'asked of the replica': replicaTransactions,
      p50,
      p95,
      p99,
      max
    }
  })
  printTable(
    `Cluster: ${values.jobs} ads, ${values.rate} requests/s, ${describeMachine()} (ms)`,
    rows
  )
  if (rows.some(phase => phase['own ad not found'] > 0)) process.exitCode = 1
}

/** A 502 is what a killed process leaves of a write; anything else that is not as it should be is a fault. */
function printKillReport(outcome: KillReport): void {
  printTable('Ads sent through the proxy while processes are killed (-9)', [{ ...outcome }])
  const { kills, 'ads sent': sent, 'answered 502': cut, ...faults } = outcome
  if (!cut || Object.values(faults).some(Boolean)) process.exitCode = 1
}

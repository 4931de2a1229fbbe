import { createApp } from '#services/app.ts'
import { loadBuiltSite } from '#services/pages/load-built-site.ts'
import { createDependencies } from '#services/startup/dependencies.ts'
import type { DataAccess } from '#services/startup/open-infrastructure.ts'
import { SeededRandom } from '#loadtests/dataset/seeded-random.ts'
import { percentile, printTable, round } from './measure.ts'
import { type RandomRequest, randomRequest, readRequestVocabulary } from './random-requests.ts'
import { recordStatements } from './statement-recorder.ts'

const requestCount = 1_000
const repeatedCount = 30

interface MeasuredRequest extends RandomRequest {
  /** Milliseconds in the database. */
  cost: number
}

/** The database time of random anonymous requests, one at a time; the dearest are repeated to leave out noise. */
export async function benchmarkRequests(
  access: DataAccess,
  name: string,
  target: number
): Promise<void> {
  const { db, take } = recordStatements(access.db)
  const dependencies = await createDependencies(
    { ...access, db, config: { ...access.config, limits: undefined, logLevel: 'silent' } },
    { site: await loadBuiltSite(access.config), retryDeadLetter: async () => false }
  )
  const app = createApp(dependencies)
  const measure = async (request: RandomRequest): Promise<MeasuredRequest> => {
    take()
    const bindings = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
    const response = await app.request(request.path, {}, bindings)
    await response.arrayBuffer()
    if (response.status >= 500) throw new Error(`${response.status}: ${request.path}`)
    return { ...request, cost: take().reduce((sum, { milliseconds }) => sum + milliseconds, 0) }
  }

  const known = await readRequestVocabulary(db)
  const requests = Array.from({ length: requestCount }, (_, nth) =>
    randomRequest(new SeededRandom(11, 'request', nth), known)
  )
  for (const request of requests.slice(0, 50)) await measure(request)
  const measured: MeasuredRequest[] = []
  for (const request of requests) measured.push(await measure(request))
  const dearest = measured.toSorted((one, other) => other.cost - one.cost).slice(0, repeatedCount)
  for (const request of dearest)
    for (let again = 0; again < 3; again++)
      request.cost = Math.min(request.cost, (await measure(request)).cost)
  printCosts(name, measured, target)
}

function printCosts(name: string, measured: MeasuredRequest[], target: number): void {
  const kinds = [...new Set(measured.map(({ kind }) => kind))].sort()
  const rows = kinds.map(kind => {
    const costs = measured.flatMap(request => (request.kind === kind ? [request.cost] : []))
    return {
      kind,
      requests: costs.length,
      p50: round(percentile(costs, 0.5)),
      p95: round(percentile(costs, 0.95)),
      max: round(Math.max(...costs))
    }
  })
  printTable(`Database time of ${requestCount} anonymous requests: ${name} (ms)`, rows)
  const [dearest, ...others] = measured.toSorted((one, other) => other.cost - one.cost)
  console.log(`The dearest: ${round(dearest?.cost ?? 0)} ms, target ${target} ms`)
  for (const { cost, path } of [dearest, ...others.slice(0, 9)].flatMap(one => one ?? []))
    console.log(`${round(cost, 1).toString().padStart(8)}  ${path}`)
}

import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { createDependencies } from '#composition/dependencies.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { percentile, printTable, round } from './measure.ts'
import { type RandomRequest, randomRequest, readRequestVocabulary } from './random-requests.ts'
import { recordStatements } from './statement-recorder.ts'

const requestCount = 1_000
const repeatedCount = 30

interface MeasuredRequest extends RandomRequest {
  /** Milliseconds until the database answered. */
  waited: number
  /** Milliseconds that it computed, which neighbours on the machine do not change. */
  computed: number
}

export interface RequestBenchmark {
  name: string
  /** Milliseconds for the dearest. */
  target: number
  /** Of the database so far; without it the time until it answers counts. */
  processorTime?: () => number | undefined
}

/** Random anonymous requests, one at a time; the dearest are repeated, and their best counts. */
export async function benchmarkRequests(
  access: DataAccess,
  { name, target, processorTime = () => undefined }: RequestBenchmark
): Promise<void> {
  const { db, take } = recordStatements(access.db)
  const dependencies = await createDependencies(
    { ...access, db, config: { ...access.config, limits: undefined, logLevel: 'silent' } },
    { site: loadBuiltSite(access.config) }
  )
  const app = composeApp(dependencies)
  const measure = async (request: RandomRequest): Promise<MeasuredRequest> => {
    take()
    const began = processorTime()
    const bindings = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
    const response = await app.request(request.path, {}, bindings)
    await response.arrayBuffer()
    if (response.status >= 500) throw new Error(`${response.status}: ${request.path}`)
    const waited = take().reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    const ended = processorTime()
    const computed = began === undefined || ended === undefined ? waited : ended - began
    return { ...request, waited, computed }
  }

  const known = await readRequestVocabulary(db)
  const requests = Array.from({ length: requestCount }, (_, index) =>
    randomRequest(new SeededRandom(11, 'request', index), known)
  )
  for (const request of requests.slice(0, 50)) await measure(request)
  const measured: MeasuredRequest[] = []
  for (const request of requests) measured.push(await measure(request))
  // A sitemap that is asked for again comes from memory.
  const dearest = measured.filter(({ kind }) => kind !== 'sitemap').toSorted(byCost)
  for (const request of dearest.slice(0, repeatedCount))
    for (let again = 0; again < 3; again++) keepBest(request, await measure(request))
  printCosts(name, measured, target)
}

const byCost = (a: MeasuredRequest, b: MeasuredRequest) => b.computed - a.computed

function keepBest(request: MeasuredRequest, again: MeasuredRequest): void {
  request.waited = Math.min(request.waited, again.waited)
  request.computed = Math.min(request.computed, again.computed)
}

function printCosts(name: string, measured: MeasuredRequest[], target: number): void {
  const kinds = [...new Set(measured.map(({ kind }) => kind))].sort()
  const rows = kinds.map(kind => {
    const requests = measured.filter(request => request.kind === kind)
    const computed = requests.map(request => request.computed)
    return {
      kind,
      requests: requests.length,
      p50: round(percentile(computed, 0.5)),
      p95: round(percentile(computed, 0.95)),
      max: round(Math.max(...computed)),
      'p95 waited': round(
        percentile(
          requests.map(({ waited }) => waited),
          0.95
        )
      )
    }
  })
  printTable(`Database time of ${measured.length} anonymous requests: ${name} (ms)`, rows)
  const sorted = measured.toSorted(byCost)
  console.log(`The dearest: ${round(sorted[0]?.computed ?? 0)} ms, target ${target} ms`)
  for (const { computed, path } of sorted.slice(0, 10))
    console.log(`${round(computed, 1).toString().padStart(8)}  ${path}`)
}

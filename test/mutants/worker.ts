import { enableCompileCache, registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type CollectedTest, takeTests } from './vitest-stand-in.ts'

export interface TestRequest {
  kind: 'dry' | 'mutant'
  mutant?: string
  /** The tests that reach the mutant; all when undefined. */
  testFilter?: string[] | undefined
  hitLimit?: number | undefined
}

export interface TestReport {
  /** Those that ran: they end with one that failed. */
  tests: { id: string; name: string; status: 'success' | 'failed'; timeSpentMs: number }[]
  mutantCoverage?: object | undefined
  failure?: string | undefined
  isHitLimitReached?: boolean
}

/** What the mutated code reads. */
interface Namespace {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: object
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

const namespace: Namespace = {}
Object.assign(globalThis, { __stryker__: namespace })

enableCompileCache(resolve('../../compile-cache'))
const standIn = new URL('vitest-stand-in.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: standIn, shortCircuit: true } : next(specifier, context)
})

type Test = CollectedTest & { id: string }

/** The tests of each file that was imported. */
const testsOf = new Map<string, Test[]>()

async function importTests(file: string): Promise<Test[]> {
  const known = testsOf.get(file)
  if (known) return known
  await import(pathToFileURL(resolve(file)).href)
  const tests = takeTests().map((test, index) => ({ ...test, id: `${file} ${index}` }))
  testsOf.set(file, tests)
  return tests
}

/** The filter names none of the tests: the mutant would seem to survive. */
class UnknownTests extends Error {}

/** Runs the tests until one fails; a file is imported when its turn comes, with the mutant active. */
async function run({ kind, mutant, testFilter, hitLimit }: TestRequest): Promise<TestReport> {
  const tests: TestReport['tests'] = []
  const wanted = testFilter && new Set(testFilter)
  Object.assign(namespace, { activeMutant: mutant, hitCount: hitLimit && 0, hitLimit })
  try {
    for (const file of workerData as string[]) {
      for (const { id, name, run } of await importTests(file)) {
        if (wanted && !wanted.has(id)) continue
        if (kind === 'dry') namespace.currentTestId = id
        const start = performance.now()
        const timeSpentMs = () => performance.now() - start
        try {
          await run()
          tests.push({ id, name, status: 'success', timeSpentMs: timeSpentMs() })
        } catch (error) {
          tests.push({ id, name, status: 'failed', timeSpentMs: timeSpentMs() })
          throw error
        } finally {
          namespace.currentTestId = undefined
        }
      }
    }
    if (wanted?.size && !tests.length) throw new UnknownTests([...wanted].join(', '))
    return { tests, mutantCoverage: namespace.mutantCoverage }
  } catch (error) {
    if (error instanceof UnknownTests) throw error
    const { hitCount = 0 } = namespace
    const isHitLimitReached = hitLimit !== undefined && hitCount > hitLimit
    return { tests, failure: String(error), isHitLimitReached }
  }
}

parentPort?.on('message', async (request: TestRequest) => {
  parentPort?.postMessage(await run(request))
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TestRequest, TestReport } from './worker.ts'

/** The tests that kill mutants: those without a database. */
const testFiles = [
  'events/aggregates/**/*.test.ts',
  'services/**/decide*.test.ts',
  'services/**/*contract.test.ts',
  'services/platform/config/rate-limits.test.ts',
  'services/platform/http/limits/{concurrency-limit,rate-limiter}.test.ts',
  'services/mail/outbox/mailbox-count.test.ts',
  'services/platform/http/request/*token*.test.ts'
]

interface MutantRun {
  activeMutant: { id: string }
  /** `static`: the mutant counts only while modules are imported. */
  mutantActivation: 'static' | 'runtime'
  sandboxFileName: string
  testFilter?: string[]
  hitLimit?: number
}

/**
 * Runs the tests for Stryker. It keeps one thread that has imported all of them, and runs those that reach a mutant there:
 * Vitest would import some two hundred modules again for each. Only a static mutant has a thread of its own.
 */
class ThreadTestRunner {
  #thread: Worker | undefined
  readonly #files = globSync(testFiles).sort()

  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun() {
    const { tests, mutantCoverage, failure } = await this.#runInThread({ kind: 'dry' })
    if (failure) return { status: 'error', errorMessage: failure }
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, ...run }: MutantRun) {
    const request = { kind: 'mutant', mutant: activeMutant.id, testFilter, hitLimit } as const
    const report =
      run.mutantActivation === 'static'
        ? await this.#runOnce(request, run.sandboxFileName)
        : await this.#runInThread(request)
    if (report.isHitLimitReached) return { status: 'timeout', reason: 'hit limit' }
    const nrOfTests = report.tests.length
    if (report.failure === undefined) return { status: 'survived', nrOfTests }
    // None failed when the mutant broke an import.
    const killedBy = report.tests.filter(({ status }) => status === 'failed').map(({ id }) => id)
    return { status: 'killed', failureMessage: report.failure, killedBy, nrOfTests }
  }

  async dispose() {
    await this.#thread?.terminate()
  }

  #runInThread(request: TestRequest): Promise<TestReport> {
    this.#thread ??= start(this.#files)
    return ask(this.#thread, request)
  }

  async #runOnce(request: TestRequest, mutated: string): Promise<TestReport> {
    const files = this.#files.filter(file => importsOf(resolve(file)).has(mutated))
    const thread = start(files.sort((a, b) => distance(a, mutated) - distance(b, mutated)))
    try {
      return await ask(thread, request)
    } finally {
      await thread.terminate()
    }
  }
}

const start = (files: string[]) =>
  new Worker(new URL('worker.ts', import.meta.url), { workerData: files })

/** Steps between two files: the tests beside the mutated file mostly kill its mutants. */
const distance = (a: string, b: string) => relative(dirname(a), b).split('/').length

function ask(thread: Worker, request: TestRequest): Promise<TestReport> {
  const { promise, resolve, reject } = Promise.withResolvers<TestReport>()
  thread.once('message', resolve).once('error', reject)
  thread.postMessage(request)
  return promise.finally(() => thread.off('message', resolve).off('error', reject))
}

const known = new Map<string, Set<string>>()

/** The files of the project that a file imports, and those that they import. */
function importsOf(file: string): Set<string> {
  const found = known.get(file)
  if (found) return found
  const imports = new Set([file])
  for (const one of imports) for (const next of directImportsOf(one)) imports.add(next)
  known.set(file, imports)
  return imports
}

/** An import of what stays once the types are removed. */
const valueImport = /^(?:import|export) (?!type )[^']* from '((?:#|\.)[^']+\.ts)'/gm
const direct = new Map<string, string[]>()

function directImportsOf(file: string): string[] {
  const found = direct.get(file)
  if (found) return found
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const imports = Array.from(text.matchAll(valueImport), ([, specifier = '']) =>
    specifier.startsWith('#') ? resolve(specifier.slice(1)) : resolve(dirname(file), specifier)
  )
  direct.set(file, imports)
  return imports
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'threads', injectableClass: ThreadTestRunner }
]

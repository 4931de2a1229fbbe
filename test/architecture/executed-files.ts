import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPglite } from '#events/database/pglite.ts'
import { composeApp } from '#composition/compose-board.ts'
import { createDependencies } from '#composition/dependencies.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { jobRequest, postJobAs, signUp } from '../builders/api-fixtures.ts'
import { createHttpClient } from '../board/http-client.ts'
import { testVault } from '../events/event-builders.ts'

const root = process.cwd()

/** The files of ours of which a function runs while each request is answered, on an embedded database. */
export async function readExecutedFiles(): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-size-'))
  const profiler = new Session()
  profiler.connect()
  await profiler.post('Profiler.enable')
  await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const { board, close } = await openBoard(folder)

  /** Answers a request once before it is counted, so that nothing is loaded or prepared while it is. */
  async function measure(request: (attempt: string) => Promise<{ status: number }>) {
    await request('prepared')
    await profiler.post('Profiler.takePreciseCoverage')
    const { status } = await request('counted')
    const { result } = await profiler.post('Profiler.takePreciseCoverage')
    if (status >= 300) throw new Error(`the request was answered with ${status}`)
    return result
      .filter(({ url }) => url.startsWith('file:'))
      .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(hasRun)))
      .map(({ url }) => relative(root, fileURLToPath(url)))
      .filter(path => !/^(node_modules|test|\.\.)\//.test(path))
      .sort()
  }

  try {
    const employer = await signUp(board, 'employer')
    await postJobAs(employer)
    const visitor = board.createClient()
    return {
      'POST /api/jobs': await measure(attempt =>
        employer.post('/api/jobs', { ...jobRequest, title: `Mozo de cuadra, ${attempt}` })
      ),
      // Another keyword is another response: the cache has none of it.
      'GET /jobs?keyword=…': await measure(attempt =>
        visitor.get(`/jobs?keyword=mozo+${attempt}`, { Accept: 'text/html' })
      )
    }
  } finally {
    await close()
    profiler.disconnect()
    rmSync(folder, { recursive: true })
  }
}

const hasRun = ({ count }: { count: number }) => count > 0

async function openBoard(folder: string) {
  const config = parseConfig({ THROTTLE: 'off', LOG_LEVEL: 'silent', DATA_DIR: folder })
  const db = openPglite({})
  await migrateDatabase(db, testVault)
  const secret = 'a script that is long enough to seal'
  const tools = await createDependencies(
    {
      config,
      db,
      vault: testVault,
      secret,
      now: () => new Date()
    },
    {}
  )
  tools.site = loadBuiltSite(config)
  const app = composeApp(tools)
  const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const createClient = () => createHttpClient((path, init) => app.request(path, init, bindings))
  return { board: { createClient }, close: () => db.close() }
}

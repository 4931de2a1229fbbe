import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { generate } from '#loadtests/dataset/generate.ts'
import { openInfrastructure } from '#services/platform/startup/open-infrastructure.ts'
import { migrateDatabase } from '#services/platform/startup/migrate.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { benchAppend } from './append.ts'
import { benchHttp } from './http.ts'
import { machine } from './measure.ts'
import { benchRebuild } from './rebuild.ts'
import { benchSearch } from './search.ts'
import { benchStart } from './startup.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' }
  }
})
const ads = Number(values.jobs)
const seconds = Number(values.seconds)
const wants = (name: string) => positionals.length === 0 || positionals.includes(name)

console.log(machine())

// Safe to the disk, as in production; only what a machine of this size would be given besides.
const server = await startPostgres({
  durable: true,
  settings: { shared_buffers: '1GB', max_wal_size: '4GB' }
})
const folder = mkdtempSync(join(tmpdir(), 'ramal-bench-'))
try {
  const env = { DATABASE_URL: server.url, DATA_DIR: folder }
  const config = loadConfigOrExit(env)
  const { tools, close } = await openInfrastructure(config)
  await migrateDatabase(tools.db, tools.vault)
  if (wants('start')) await benchStart(server.url)
  console.log(`\nGenerating ${ads} ads…`)
  const { db, vault } = tools
  await generate({ db, vault, jobs: ads, seed: 7, now: new Date() })
  await tools.db.exec('VACUUM ANALYZE')
  if (wants('search')) await benchSearch(tools.db, ads, seconds)
  if (wants('http')) await benchHttp(tools.db, server.url, seconds)
  if (wants('rebuild')) await benchRebuild(tools, env)
  if (wants('append')) {
    await benchAppend(tools, `PostgreSQL at ${ads} ads`, seconds)
    const embedded = await openInfrastructure({ ...config, databaseUrl: undefined })
    await migrateDatabase(embedded.tools.db, embedded.tools.vault)
    await benchAppend(embedded.tools, 'embedded, on disk, empty', seconds)
    await embedded.close()
  }
  await close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

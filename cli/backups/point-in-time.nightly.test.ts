import { setTimeout } from 'node:timers/promises'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installationId } from '#events/store/erasures.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import {
  type Infrastructure,
  openInfrastructure
} from '#services/platform/config/open-infrastructure.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { dump } from '#test/builders/backup.ts'
import { testVaultKey } from '#test/events/event-builders.ts'
import { createClientFactory } from '#test/board/http-client.ts'
import { freePort, type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts'
import { runCli } from '#test/board/run-cli.ts'
import { startInProcess } from '#test/board/startable-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-point-in-time-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A database of which a copy is made, and put back as it was at a later moment. */
interface Recoverable {
  env: Record<string, string>
  copy(): Promise<void>
  /** The moment to which it is put back. */
  mark(): Promise<void>
  putBack(): Promise<void>
  stop(): Promise<void>
}

/** The folder of the database is copied while no process has it: the moment is that of the copy. */
async function prepareFolder(): Promise<Recoverable> {
  const dataDir = join(folder, 'embedded')
  const database = join(dataDir, 'database')
  return {
    env: { DATA_DIR: dataDir },
    copy: async () => cpSync(database, `${database}-copy`, { recursive: true }),
    mark: async () => {},
    putBack: async () => {
      rmSync(database, { recursive: true })
      cpSync(`${database}-copy`, database, { recursive: true })
    },
    stop: async () => {}
  }
}

/** A base backup of a server that runs, and its archive of the log (WAL), as an operator keeps them. */
async function prepareServer(): Promise<Recoverable> {
  const archive = join(folder, 'archive')
  mkdirSync(archive)
  chmodSync(folder, 0o777)
  chmodSync(archive, 0o777)
  const port = await freePort()
  const [running, base, recovered] = ['running', 'base', 'recovered'].map(name =>
    join(folder, name)
  )
  if (!running || !base || !recovered) throw new Error('folders have names')
  const settings = {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `cp %p ${archive}/%f`
  }
  let server: PostgresServer = await startPostgres({ folder: running, port, settings })
  const onOneConnection = async <T>(work: (client: pg.Client) => Promise<T>) => {
    const client = new pg.Client(server.url)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  return {
    env: { DATABASE_URL: server.url, DATA_DIR: join(folder, 'server') },
    copy: () =>
      onOneConnection(async client => {
        await client.query("SELECT pg_backup_start('base', true)")
        execFileSync('cp', ['-a', running, base])
        const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop()')
        rmSync(join(base, 'postmaster.pid'))
        writeFileSync(join(base, 'backup_label'), rows[0].labelfile)
      }),
    mark: () =>
      onOneConnection(async client => {
        await client.query("SELECT pg_create_restore_point('before')")
      }),
    putBack: async () => {
      await onOneConnection(client => client.query('SELECT pg_switch_wal()'))
      // A server that ends in order archives what is left.
      await server.stop()
      execFileSync('cp', ['-a', base, recovered])
      // The server, which is another user, syncs them.
      for (const name of ['recovery.signal', 'backup_label']) {
        writeFileSync(join(recovered, name), '', { flag: 'a' })
        chmodSync(join(recovered, name), 0o666)
      }
      server = await startPostgres({
        folder: recovered,
        port,
        settings: {
          restore_command: `cp ${archive}/%f %p`,
          recovery_target_name: 'before',
          recovery_target_action: 'promote'
        }
      })
      // Until then it accepts only reads.
      await onOneConnection(async client => {
        while ((await client.query('SELECT pg_is_in_recovery() AS goes_on')).rows[0].goes_on)
          await setTimeout(50)
      })
    },
    stop: () => server.stop()
  }
}

describe.each([
  ['the embedded database', prepareFolder],
  ['a server', prepareServer]
])('%s that is put back to before an erasure', { timeout: 180_000 }, (_, prepare) => {
  let database: Recoverable
  let env: Record<string, string>
  beforeAll(async () => {
    database = await prepare()
    env = { ...database.env, VAULT_KEY: testVaultKey, THROTTLE: 'off', LOG_LEVEL: 'silent' }
  })
  afterAll(() => database.stop())

  const whileServed = async (work: (origin: string) => Promise<void>) => {
    const service = await startInProcess(env)
    try {
      await service.started
      await work(service.origin)
    } finally {
      await service.stop()
    }
  }
  const withTools = async <T>(work: (tools: Infrastructure['tools']) => Promise<T>): Promise<T> => {
    const opened = await openInfrastructure(
      parseConfig({ ...env, SESSION_SECRET: testVaultKey.repeat(2) })
    )
    try {
      return await work(opened.tools)
    } finally {
      await opened.close()
    }
  }
  const runTool = (...argv: string[]) => withTools(tools => runCli({ tools } as never, ...argv))

  test('does not start until its erasures are repeated', async () => {
    const session = new Map<string, string>()
    const clientOfSession = (origin: string) => {
      const client = createClientFactory(origin).createClient()
      for (const [name, value] of session) client.cookies.set(name, value)
      return client
    }
    const statusOfSession = async (origin: string) =>
      (await clientOfSession(origin).get('/api/user')).status
    await whileServed(async origin => {
      const board = createClientFactory(origin)
      await signUp(board, 'applicant', { username: 'zoraida', fullName: 'Zoraida Vela' })
      const employer = await signUp(board, 'employer')
      await postJobAs(employer)
      for (const [name, value] of employer.cookies) session.set(name, value)
      expect(await statusOfSession(origin)).toBe(200)
    })
    await database.copy()
    await database.mark()
    await whileServed(async origin => {
      expect((await clientOfSession(origin).post('/api/logout')).status).toBe(200)
      expect(await statusOfSession(origin)).toBe(401)
    })
    expect(await runTool('user', 'erase', 'zoraida')).toMatchObject({ code: 0 })
    await database.putBack()

    const refused = await startInProcess(env)
    await expect(refused.started).rejects.toThrow(
      /^A esta base de datos le faltan 1 borrados de .*erasures\.ndjson: .*«npm run ops -- erasures apply»/
    )
    expect(await refused.statuses('/health/ready', '/api/jobs')).toEqual([503, 503])
    await refused.stop()

    const applied = await runTool('erasures', 'apply')
    expect(applied).toMatchObject({ code: 0, values: [{ applied: 1 }] })
    await withTools(async tools => {
      const content = await dump({ db: tools.db, tools } as never)
      expect(content).not.toContain('Zoraida')
      expect(content).toContain('Yeguada del Soto')
      expect((await verify({ ...tools, projections })).differences).toEqual([])
      const board = await installationId(tools.db)
      expect(readFileSync(tools.config.erasuresFile, 'utf8')).toContain(`${board}`)
    })
    expect(await runTool('verify', 'events')).toMatchObject({ code: 0 })
    const again = await runTool('erasures', 'apply')
    expect(again.text).toContain('ya conoce todos los borrados')

    await whileServed(async origin => {
      expect(await statusOfSession(origin)).toBe(401)
      const board = createClientFactory(origin)
      const login = { username: 'zoraida', password: 'caballo-bayo' }
      expect((await board.createClient().post('/api/login', login)).status).toBe(401)
      await signUp(board, 'applicant', { username: 'zoraida' })
    })
  })
})

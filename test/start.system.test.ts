import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { signUp } from './builders/api-fixtures.ts'
import { productionSettings } from './board/config.ts'
import { createClientFactory } from './board/http-client.ts'
import { freePort, type PostgresServer, startPostgres } from './servers/postgres-server.ts'
import { startS3 } from './servers/s3-server.ts'
import { spawnService } from './servers/service-process.ts'
import {
  createMigratedDatabase,
  type StartedService,
  startInProcess,
  startSecrets
} from './board/startable-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a service', () => {
  let service: StartedService
  afterEach(() => service.stop())
  const start = async (env: Record<string, string>) => {
    service = await startInProcess({ DATA_DIR: folder, ...env })
  }

  describe('whose database is not there', () => {
    let server: PostgresServer
    let databasePort = 0
    beforeAll(async () => {
      databasePort = await freePort()
    })
    afterAll(() => server?.stop())

    test('serves what needs no database, and starts once there is one', async () => {
      await start({ DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres` })
      expect(await service.statuses('/health/live', '/about', '/')).toEqual([200, 200, 200])
      const [ready, jobs] = await Promise.all(
        ['/health/ready', '/api/jobs'].map(path => fetch(service.origin + path))
      )
      expect([ready?.status, jobs?.status]).toEqual([503, 503])
      expect(await ready?.json()).toMatchObject({ message: expect.stringMatching(/base de datos/) })
      expect(await jobs?.json()).toMatchObject({ message: expect.stringMatching(/Inténtalo/) })
      server = await startPostgres({ port: databasePort })
      await service.started
      expect(await service.statuses('/health/ready', '/api/jobs')).toEqual([200, 200])
    }, 120_000)
  })

  describe('whose database refuses every connection', () => {
    test.each([
      [
        'does not exist',
        (name: string) => `RENAME TO ${name}_away`,
        (name: string) => `${name}_away RENAME TO ${name}`
      ],
      [
        'is closed',
        () => 'ALLOW_CONNECTIONS false',
        (name: string) => `${name} ALLOW_CONNECTIONS true`
      ]
    ])(
      'as it %s, waits for it',
      async (_, closing, opening) => {
        const { url, db } = await createMigratedDatabase()
        await db.close()
        const name = new URL(url).pathname.slice(1)
        const admin = openPostgres(inject('serverUrl'), 1)
        await admin.exec(`ALTER DATABASE ${name} ${closing(name)}`)
        await start({ DATABASE_URL: url })
        const [ready, jobs] = await Promise.all(
          ['/health/ready', '/api/jobs'].map(path => fetch(service.origin + path))
        )
        expect([ready?.status, jobs?.status, jobs?.headers.get('retry-after')]).toEqual([
          503,
          503,
          '2'
        ])
        await admin.exec(`ALTER DATABASE ${opening(name)}`)
        await service.started
        expect(await service.statuses('/health/ready', '/api/jobs')).toEqual([200, 200])
        await admin.close()
      },
      60_000
    )
  })

  test('whose database takes no writes is read, and written as soon as it takes them', async () => {
    const { url, db } = await createMigratedDatabase()
    await db.close()
    const name = new URL(url).pathname.slice(1)
    const admin = openPostgres(inject('serverUrl'), 1)
    await admin.exec(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await start({ DATABASE_URL: url, THROTTLE: 'off' })
    const register = () => signUp(createClientFactory(service.origin), 'applicant')
    const read = () => service.statuses('/health/ready', '/api/jobs')
    await expect.poll(read, { timeout: 20_000 }).toEqual([200, 200])
    for (let n = 0; n < 10; n++) await expect(register()).rejects.toThrow(/^503/)
    await admin.exec(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
    await admin.close()
    await service.started
    // Each connection that is still read-only answers one more.
    for (let n = 0; n < 10; n++) await register().catch(() => {})
    for (let n = 0; n < 10; n++)
      expect(await register()).toMatchObject({ username: expect.any(String) })
  }, 60_000)

  test('starts while another process verifies or rebuilds the read tables', async () => {
    const { url, db } = await createMigratedDatabase()
    await db.withExclusiveLock(async () => {
      await start({ DATABASE_URL: url })
      await service.started
      expect(await service.statuses('/health/ready')).toEqual([200])
    })
    await db.close()
  })

  test('on the embedded database listens before it is open', async () => {
    await start({ DATA_DIR: join(folder, 'embedded') })
    expect(await service.statuses('/health/live', '/about')).toEqual([200, 200])
    // It waits a moment for the database, which the first start creates.
    expect([200, 503]).toContain((await service.statuses('/api/jobs'))[0])
    await service.started
    expect(await service.statuses('/health/ready', '/api/jobs')).toEqual([200, 200])
  }, 120_000)
})

describe('a refused start', () => {
  let db: Database
  let url = ''
  beforeAll(async () => {
    ;({ url, db } = await createMigratedDatabase())
  })
  afterAll(() => db.close())

  test('prints one sentence and ends with 1', async () => {
    await db.query("UPDATE migration.applied SET hash = 'another'")
    const { code, stdout, stderr } = await runMain({ DATABASE_URL: url, ...startSecrets })
    expect(stderr).toMatch(/^La migración «.+» .+\n$/)
    expect(stdout).not.toContain('Ramal está en')
    expect(code).toBe(1)
  })

  test('names a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { code, stderr } = await runMain({ DATA_DIR: join(folder, 'port'), PORT: String(port) })
    server.close()
    expect(stderr).toBe(
      `El puerto ${port} ya lo usa otro programa: detenlo, o elige otro puerto con PORT.\n`
    )
    expect(code).toBe(1)
  })

  test('names an address of another machine', async () => {
    const { code, stderr } = await runMain({
      ...productionSettings,
      ...startSecrets,
      DATA_DIR: join(folder, 'host'),
      HOST: '192.0.2.1'
    })
    expect(stderr).toBe('La dirección 192.0.2.1 no es de esta máquina: corrige HOST.\n')
    expect(code).toBe(1)
  })

  test('says that S3 does not accept the credentials of its address', async () => {
    const s3 = await startS3()
    const database = await createMigratedDatabase()
    const { code, stderr } = await runMain({
      ...startSecrets,
      DATABASE_URL: database.url,
      S3_URL: s3.url.replace('s3cret', 'wrong')
    })
    await Promise.all([s3.close(), database.db.close()])
    expect(stderr).toMatch(/^S3 \(.+\) no acepta las credenciales de S3_URL para «fotos» \(.+\n$/)
    expect(code).toBe(1)
  }, 120_000)

  test('names a DKIM key that cannot be read', async () => {
    const { code, stderr } = await runMain({
      DATA_DIR: join(folder, 'dkim'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'avisos@ramal.example',
      DKIM_KEY_FILE: join(folder, 'none.pem'),
      DKIM_SELECTOR: 'ramal1'
    })
    expect(stderr).toMatch(/^No se puede leer ninguna clave en DKIM_KEY_FILE \(.+none\.pem\)\n$/)
    expect(code).toBe(1)
  }, 60_000)

  test('names a data directory that cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { code, stderr } = await runMain({ DATA_DIR: join(file, 'data') })
    expect(stderr).toMatch(/^En la carpeta .+ no se pueden guardar los datos: .+ DATA_DIR\.\n$/)
    expect(code).toBe(1)
  })
})

test('keeps what Node makes of the sources, so that a start after a kill is a quick one', async () => {
  const { url, db } = await createMigratedDatabase()
  await db.close()
  const cache = join(folder, 'compiled')
  const settings = { ...startSecrets, NODE_COMPILE_CACHE: cache, DATABASE_URL: url }
  const service = await spawnService({ ...settings, ROLE: 'api', DATA_DIR: join(folder, 'killed') })
  const countKept = () => (existsSync(cache) ? readdirSync(cache, { recursive: true }).length : 0)
  try {
    await expect.poll(countKept, { timeout: 10_000 }).toBeGreaterThan(500)
  } finally {
    await service.kill('SIGKILL')
  }
}, 60_000)

describe('a start on a damaged folder', () => {
  test.each([
    ['of secrets that are there', startSecrets],
    ['of secrets that have to be found', {}]
  ])('prints one sentence that names the backup, with %s', async (_, secrets) => {
    const directory = mkdtempSync(join(folder, 'damaged-'))
    mkdirSync(join(directory, 'database/global'), { recursive: true })
    writeFileSync(join(directory, 'database/PG_VERSION'), '18\n')
    writeFileSync(join(directory, 'database/global/pg_control'), '')
    const { code, stderr } = await runMain({ DATA_DIR: directory, ...secrets })
    expect(stderr).toMatch(/^La base de datos de .+ está dañada .+ restore CARPETA.+\n$/)
    expect(code).toBe(1)
  })
})

interface Ended {
  code: unknown
  stdout: string
  stderr: string
}

async function runMain(env: Record<string, string>): Promise<Ended> {
  const port = String(await freePort())
  const options = { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, PORT: port, ...env } }
  return new Promise(resolve => {
    execFile(process.execPath, ['main.ts'], options, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr })
    )
  })
}

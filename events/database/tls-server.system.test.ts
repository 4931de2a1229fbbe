import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { ConnectionFailed } from './unavailable.ts'

describe.skipIf(spawnSync('openssl', ['version']).error)('a PostgreSQL with TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-tls-server-'))
  const file = (name: string) => join(folder, name)
  let server: PostgresServer
  let db: Database | undefined

  beforeAll(async () => {
    chmodSync(folder, 0o755)
    makeAuthority('ca')
    makeAuthority('other')
    makeCertificate()
    server = await startPostgres()
    // It reads its key only when the key is its own.
    const { uid, gid } = statSync(server.folder)
    chownSync(file('server.key'), uid, gid)
    const superuser = openPostgres(server.url, 2)
    for (const [setting, value] of [
      ['ssl_cert_file', file('server.pem')],
      ['ssl_key_file', file('server.key')],
      ['ssl', 'on']
    ])
      await superuser.exec(`ALTER SYSTEM SET ${setting} = '${value}'`)
    await superuser.query('SELECT pg_reload_conf()')
    await superuser.close()
  })
  afterAll(async () => {
    await db?.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']

  function makeAuthority(name: string): void {
    const output = ['-keyout', file(`${name}.key`), '-out', file(`${name}.pem`)]
    openssl('req', '-x509', ...newKey, '-subj', `/CN=${name}`, ...output)
  }

  /** For the address alone, not for the name «localhost». */
  function makeCertificate(): void {
    const issuer = ['-CA', file('ca.pem'), '-CAkey', file('ca.key')]
    const subject = ['-subj', '/CN=database', '-addext', 'subjectAltName=IP:127.0.0.1']
    const output = ['-keyout', file('server.key'), '-out', file('server.pem')]
    openssl('req', '-x509', ...newKey, ...issuer, ...subject, ...output)
    chmodSync(file('server.key'), 0o600)
  }

  async function open(settings: Record<string, string>, host = '127.0.0.1'): Promise<Database> {
    await db?.close()
    const url = new URL(server.url)
    url.hostname = host
    for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value)
    db = openPostgres(url.href, 2)
    return db
  }

  const countEncrypted = async (database: Database) => {
    const rows = await database.query<{ ssl: boolean }>(
      `SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'ramal'`
    )
    return { encrypted: rows.filter(({ ssl }) => ssl).length, all: rows.length }
  }

  test('is spoken to in secret over every connection, with its authority in sslrootcert', async () => {
    const database = await open({ sslmode: 'verify-full', sslrootcert: file('ca.pem') })
    const received: string[] = []
    const stop = await database.listen('news', payload => void received.push(payload))
    await database.withExclusiveLock(async () => {
      expect(await countEncrypted(database)).toEqual({ encrypted: 3, all: 3 })
    })
    await database.query("SELECT pg_notify('news', 'heard')")
    await expect.poll(() => received).toContain('heard')
    await stop()
  })

  test.each<[string, Record<string, string>, string?]>([
    ['whose authority is not named', { sslmode: 'verify-full' }],
    ['whose authority is not named, with sslmode=require', { sslmode: 'require' }],
    ['of another authority', { sslmode: 'verify-full', sslrootcert: 'other' }],
    ['under another name', { sslmode: 'verify-full', sslrootcert: 'ca' }, 'localhost']
  ])('is not spoken to %s', async (_, { sslrootcert, ...settings }, host) => {
    const root = sslrootcert && { sslrootcert: file(`${sslrootcert}.pem`) }
    const database = await open({ ...settings, ...root }, host)
    const error = await database.query('SELECT').catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ConnectionFailed)
    expect(error).toMatchObject({ isPermanent: true })
  })

  test('is not asked for when the file of its authority cannot be read', () => {
    const url = `${server.url}?sslmode=verify-full&sslrootcert=${file('none.pem')}`
    expect(() => openPostgres(url)).toThrow(/ENOENT.*none\.pem.*sslrootcert/)
  })

  test('is spoken to in clear only with sslmode=disable', async () => {
    const database = await open({ sslmode: 'disable' })
    expect((await countEncrypted(database)).encrypted).toBe(0)
  })
})

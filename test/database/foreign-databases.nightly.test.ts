import { day } from '#events/units.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '../builders/api-fixtures.ts'
import { createClientFactory } from '../board/http-client.ts'
import { oddSettings } from './odd-settings.ts'
import { startPgBouncer } from '../servers/pgbouncer.ts'
import { databaseUrl } from './prepared-databases.ts'
import {
  runNode,
  type ServiceProcess,
  spawnService,
  startScript
} from '../servers/service-process.ts'
import { startSecrets } from '../board/startable-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-foreign-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = (url: string) => ({ ...startSecrets, DATA_DIR: folder, DATABASE_URL: url })
const start = (url: string, settings = {}) => spawnService({ ...env(url), ...settings })
const refused = (url: string) => runNode(startScript, { ...env(url), PORT: '0' })

async function createDatabase(options = ''): Promise<string> {
  const name = `foreign_${newId()}`
  await administer(inject('serverUrl'), `CREATE DATABASE ${name} ${options}`)
  return databaseUrl(inject('serverUrl'), name)
}

async function administer(url: string, statements: string): Promise<void> {
  const admin = openPostgres(url, 1)
  await admin.exec(statements)
  await admin.close()
}

/** Posts an ad, finds it, applies as a user and as a guest, and accepts. */
async function walk({ url }: ServiceProcess): Promise<void> {
  const board = createClientFactory(url)
  const employer = await signUp(board, 'employer')
  const job = await postJobAs(employer, { title: 'Herrador de la cañada' })
  const visitor = board.createClient()
  const found = await visitor.get('/api/jobs?keyword=errador&location=Segovia&sort=nuevos')
  expect(found.body.jobs).toMatchObject([{ id: job.id, title: 'Herrador de la cañada' }])
  const days = (Date.parse(job.expiryDate) - Date.parse(job.postDate)) / day
  expect(days).toBe(30)
  const applicant = await signUp(board, 'applicant')
  const path = `/api/jobs/${job.id}/applications`
  expect(await applicant.post(path, { coverLetter })).toMatchObject({ status: 201 })
  expect(await visitor.post(path, guestRequest)).toMatchObject({ status: 201 })
  const received = await employer.get('/api/applications')
  expect(received.body).toMatchObject({
    applications: [{ status: 'pending' }, { status: 'pending' }]
  })
  expect(await visitor.get(`/jobs/${job.id}`)).toMatchObject({ status: 200 })
  expect(await visitor.get('/feed.xml')).toMatchObject({ status: 200 })
}

describe('a board in a database that others have set up', { timeout: 120_000 }, () => {
  test('works with as few connections as may be configured', async () => {
    const url = await createDatabase()
    const service = await start(url, { DATABASE_POOL: '2' })
    await walk(service)
    const searches = Array.from({ length: 50 }, () => fetch(`${service.url}/api/jobs?keyword=moza`))
    expect((await Promise.all(searches)).map(({ status }) => status)).toEqual(
      searches.map(() => 200)
    )
    const admin = openPostgres(url, 1)
    const [sessions] = await admin.query<{ count: number }>(
      `SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`
    )
    // One more listens.
    expect(sessions?.count).toBeLessThanOrEqual(3)
    await admin.close()
    await service.stop()
  })

  test('works with every odd default of a database and of a role', async () => {
    const url = await createDatabase()
    const name = new URL(url).pathname.slice(1)
    const role = `odd_${name}`
    await administer(url, `CREATE ROLE ${role} LOGIN; ALTER DATABASE ${name} OWNER TO ${role}`)
    const alter = (whose: string) =>
      Object.entries(oddSettings).map(([name, value]) => `ALTER ${whose} SET ${name} = ${value}`)
    await administer(url, [...alter(`DATABASE ${name}`), ...alter(`ROLE ${role}`)].join('; '))
    const service = await start(Object.assign(new URL(url), { username: role }).href)
    await walk(service)
    await service.stop()
  })

  test.each([
    ['es-ES', `icu ICU_LOCALE 'es-ES'`],
    ['tr-TR', `icu ICU_LOCALE 'tr-TR'`],
    ['C.UTF-8', `builtin BUILTIN_LOCALE 'C.UTF-8'`]
  ])('works where words are sorted and folded as in %s', async (_, rules) => {
    const provider = `LOCALE_PROVIDER ${rules} LOCALE 'C'`
    const service = await start(
      await createDatabase(`TEMPLATE template0 ENCODING 'UTF8' ${provider}`)
    )
    await walk(service)
    await service.stop()
  })

  test('is refused with a sentence where texts are not in UTF-8', async () => {
    const url = await createDatabase("TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    await expect(refused(url)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^La base de datos guarda los textos en LATIN1 .+\n$/)
    })
  })

  describe.skipIf(spawnSync('pgbouncer', ['--version']).error)('behind PgBouncer', () => {
    test('works where it keeps a session for each connection', async () => {
      const pooler = await startPgBouncer(await createDatabase(), { pool_mode: 'session' })
      const service = await start(pooler.url)
      await walk(service)
      await service.stop()
      await pooler.stop()
    })

    test.each(['transaction', 'statement'])('is refused in the mode «%s»', async mode => {
      const pooler = await startPgBouncer(await createDatabase(), { pool_mode: mode })
      await expect(refused(pooler.url)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Entre Ramal y PostgreSQL .+ «pool_mode = session» .+\n$/)
      })
      await pooler.stop()
    })
  })
})

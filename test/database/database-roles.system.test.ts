import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { openPostgres } from '#events/database/postgres.ts'
import { createServerDatabase } from './test-database.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { buildShadow } from '#projections/rebuild/build-shadow.ts'
import { isClockTrusted } from '#services/clock/clock.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { startWorkers } from '#workers/index.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '../builders/api-fixtures.ts'
import { testVault, testVaultKey } from '../events/event-builders.ts'
import { createTestApp, type TestApp } from '../board/test-app.ts'
import { runCli, runCliAndPrepare } from '../board/run-cli.ts'
import { runNode, spawnService, startScript } from '../servers/service-process.ts'

/** As the compose file names them. */
const databaseRoles = {
  DATABASE_APPLICATION_ROLE: 'ramal_application',
  DATABASE_READER_ROLE: 'ramal_reader'
}

describe('a board whose database has three roles', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-roles-'))
  const env = { VAULT_KEY: testVaultKey, DATA_DIR: folder, ERASURES_FILE: join(folder, 'erasures') }
  let urlOf: (role: string) => string
  let owner: TestApp
  let board: TestApp
  let reader: TestApp

  const openAs = (role: string) =>
    createTestApp(openPostgres(urlOf(role), 4), {
      ...databaseRoles,
      ...env,
      DATABASE_URL: urlOf(role)
    })
  const start = (role: string) =>
    runNode(startScript, { ...env, PORT: '0', DATABASE_URL: urlOf(role) })

  beforeAll(async () => {
    urlOf = await createDatabaseWithRoles(true)
    owner = await openAs('ramal_owner')
    board = await openAs('ramal_application')
    reader = await openAs('ramal_reader')
  })
  afterAll(async () => {
    for (const program of [owner, board, reader]) await program.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('refuses to start before its owner has migrated, and says what to run', async () => {
    await expect(start('ramal_application')).rejects.toMatchObject({
      code: 1,
      stderr: `${new InsufficientPrivilege().message}\n`
    })
  })

  test('is migrated by the owner, also a second time', async () => {
    for (const _ of [1, 2]) {
      await migrateDatabase(owner.db, testVault)
      expect(await runCli(owner, 'migrate')).toMatchObject({ code: 0 })
    }
    const [role] = await board.db.query(
      `SELECT rolsuper, has_database_privilege(current_database(), 'CREATE') AS creates
         FROM pg_roles WHERE rolname = current_user`
    )
    expect(role).toEqual({ rolsuper: false, creates: false })
  })

  test('has the indexes of a new version of the queue when the migration ends', async () => {
    await owner.db.query('UPDATE pgboss.version SET bam_on = NULL')
    await owner.db.query(
      `INSERT INTO pgboss.bam (name, version, table_name, command)
       VALUES ('late', 1, 'job_common', 'CREATE INDEX IF NOT EXISTS late ON pgboss.job_common (id)')`
    )
    expect(await runCli(owner, 'migrate')).toMatchObject({ code: 0 })
    const [index] = await owner.db.query("SELECT to_regclass('pgboss.late')::text AS name")
    expect(index).toEqual({ name: 'pgboss.late' })
  })

  test('starts as the application, with its workers', async () => {
    const service = await spawnService({ ...env, DATABASE_URL: urlOf('ramal_application') })
    expect((await fetch(`${service.url}/api/jobs`)).status).toBe(200)
    await service.stop()
  })

  test('serves people, counts, archives, erases and rotates its keys as the application', async () => {
    expect(await migrateDatabase(board.db, testVault)).toEqual([])
    const stop = await startWorkers(board.tools)
    const employer = await signUp(board, 'employer')
    const job = await postJobAs(employer)
    const path = `/api/jobs/${job.id}/applications`
    const applicant = await signUp(board, 'applicant')
    expect(await applicant.post(path, { coverLetter })).toMatchObject({ status: 201 })
    expect(await board.createClient().post(path, guestRequest)).toMatchObject({ status: 201 })
    for (const command of [
      ['user', 'erase', applicant.username],
      ['guest', 'erase', guestRequest.applicantEmail],
      ['keys', 'rotate'],
      ['verify', 'events'],
      ['backup', join(folder, 'as-application')]
    ])
      expect(await runCli(board, ...command), command.join(' ')).toMatchObject({ code: 0 })
    const lags = async () =>
      (await runCli(board, 'status')).values[0].subscriptions.map(
        (subscription: { lag: number }) => subscription.lag
      )
    await expect.poll(lags, { timeout: 20_000 }).toEqual([0, 0, 0])
    await stop()
  })

  test('takes back as the application what a clock that was ahead has stored', async () => {
    // The processes of the tests above may have stopped before their first reading, which inserts the row.
    await isClockTrusted(board.tools)
    await board.db.query("UPDATE pgboss.version SET cron_on = now() + interval '60 days'")
    await board.db.query("UPDATE figures.clock SET seen_at = now() + interval '60 days'")
    expect(await isClockTrusted(board.tools)).toBe(false)
    const [clock] = await board.db.query(
      'SELECT seen_at < now() + interval \'1 minute\' AS "isReadAnew" FROM figures.clock'
    )
    expect(clock).toEqual({ isReadAnew: true })
    const [queue] = await board.db.query(
      `SELECT (SELECT count(*) FROM pgboss.version WHERE cron_on > now() + interval '1 minute') AS ahead,
         (SELECT count(*) FROM pgboss.job) AS jobs`
    )
    expect(queue).toEqual({ ahead: 0, jobs: 0 })
  })

  test('has a backup tried by its owner, in a database that its application may not create', async () => {
    const verify = ['backup', 'verify', join(folder, 'as-application')]
    expect(await runCli(owner, ...verify)).toMatchObject({
      code: 0,
      text: expect.stringContaining('La copia sirve')
    })
    expect(await runCli(board, ...verify)).toMatchObject({
      code: 1,
      text: expect.stringContaining('CREATEDB')
    })
  })

  test.each([
    "UPDATE es.events SET type = 'JobPosted'",
    'DELETE FROM es.events',
    'TRUNCATE es.events',
    'ALTER TABLE es.events DISABLE TRIGGER ALL',
    'UPDATE es.chain SET position = position',
    'DELETE FROM es.chain',
    'DELETE FROM es.erasures',
    'DELETE FROM es.head',
    'DELETE FROM vault.master_keys',
    'UPDATE migration.applied SET hash = hash',
    'DROP TABLE read.users',
    'CREATE TABLE public.own (id int)'
  ])('refuses its application: %s', async statement => {
    await expect(board.db.exec(statement)).rejects.toBeInstanceOf(InsufficientPrivilege)
  })

  test('has its tables verified and rebuilt by the owner only, and is used meanwhile', async () => {
    for (const command of ['verify', 'rebuild']) {
      const refused = await runCli(board, 'projection', command, 'jobs')
      expect(refused).toMatchObject({ code: 1, text: new InsufficientPrivilege().message })
      expect(await runCli(owner, 'projection', command, 'jobs')).toMatchObject({ code: 0 })
    }
    await postJobAs(await signUp(board, 'employer'))
    expect(await runCli(owner, 'projection', 'verify')).toMatchObject({ code: 0 })
  })

  test('empties what a killed rebuild of the owner left, which the owner drops', async () => {
    const employer = await signUp(board, 'employer')
    await postJobAs(employer)
    await buildShadow({ db: owner.db, vault: testVault, projections }, 'compare')
    expect(await board.db.query('SELECT FROM read_next.users')).not.toEqual([])
    expect(await runCli(board, 'user', 'erase', employer.username)).toMatchObject({ code: 0 })
    for (const table of ['users', 'jobs'])
      expect(await board.db.query(`SELECT FROM read_next.${table}`), table).toEqual([])
    expect(await migrateDatabase(board.db, testVault)).toEqual([])
    await migrateDatabase(owner.db, testVault)
    expect(await owner.db.query("SELECT FROM pg_namespace WHERE nspname = 'read_next'")).toEqual([])
    expect(await runCli(owner, 'projection', 'verify')).toMatchObject({ code: 0 })
  })

  test('refuses to start when its tables are of an earlier version, until they are migrated', async () => {
    await owner.db.query("UPDATE es.projections SET version = 0 WHERE name = 'jobs'")
    await expect(start('ramal_application')).rejects.toMatchObject({
      code: 1,
      stderr: `${new InsufficientPrivilege().message}\n`
    })
    await migrateDatabase(owner.db, testVault)
    expect(await migrateDatabase(board.db, testVault)).toEqual([])
    const [head] = await board.db.query('SELECT shape FROM es.head')
    expect(head).toEqual({ shape: readModelVersion })
  })

  test('refuses to start as the reader, who makes a backup that the owner restores', async () => {
    await expect(migrateDatabase(reader.db, testVault)).rejects.toBeInstanceOf(
      InsufficientPrivilege
    )
    await expect(
      reader.db.exec("INSERT INTO auth.operators VALUES ('', '', now())")
    ).rejects.toThrow()
    const search = await reader.createClient().get('/api/jobs?keyword=moza&location=Segovia')
    expect(search).toMatchObject({ status: 200 })
    expect(await runCli(reader, 'backup', join(folder, 'backup'))).toMatchObject({ code: 0 })
    const former = urlOf
    urlOf = await createDatabaseWithRoles(false)
    const [restored, application] = [await openAs('ramal_owner'), await openAs('ramal_application')]
    urlOf = former
    const copy = join(folder, 'backup')
    expect(await runCliAndPrepare(restored, 'restore', copy)).toMatchObject({ code: 0 })
    await postJobAs(await signUp(application, 'employer'))
    await restored.db.close()
    await application.db.close()
  })

  test.each([
    ['is missing', 'nobody_at_all', /no hay ningún usuario/],
    ['is a superuser', 'postgres', /ni un superusuario/],
    ['is the owner', 'ramal_owner', /no puede ser el dueño/]
  ])('refuses an application role that %s', async (_, application, sentence) => {
    const { config } = owner.tools
    const given = { application, reader: 'ramal_reader' }
    const tools = { ...owner.tools, config: { ...config, databaseRoles: given } }
    await owner.db.query("UPDATE es.projections SET version = 0 WHERE name = 'jobs'")
    const refused = await runCliAndPrepare({ tools }, 'migrate')
    expect(refused).toMatchObject({ code: 1, text: expect.stringMatching(sentence) })
    const [jobs] = await owner.db.query("SELECT version FROM es.projections WHERE name = 'jobs'")
    expect(jobs).toEqual({ version: 0 })
  })
})

test('the roles of these tests are those of deploy/', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8')
  for (const [name, role] of Object.entries(databaseRoles))
    expect(compose).toContain(`${name}: ${role}`)
  expect(inject('serverUrl')).toContain('postgres://postgres@')
})

/** Runs deploy/create-roles.sql, which is written for psql, on a new database; the roles are those of the server. */
async function createDatabaseWithRoles(createsRoles: boolean): Promise<(role: string) => string> {
  const url = await createServerDatabase('template1')
  const script = readFileSync('deploy/create-roles.sql', 'utf8')
    .replace(/:'(\w+)'/g, "'$1'")
    .replace(':"database"', new URL(url).pathname.slice(1))
  const statements = script
    .split('\n')
    .filter(line => !line.startsWith('\\'))
    .filter(line => createsRoles || !/^(CREATE|ALTER) ROLE/.test(line))
  const superuser = openPostgres(url)
  await superuser.exec(statements.join('\n'))
  await superuser.close()
  return role => Object.assign(new URL(url), { username: role }).href
}

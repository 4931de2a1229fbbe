import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { testVaultKey } from '#test/events/event-builders.ts'
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts'
import { runNode } from '#test/servers/service-process.ts'

const databaseRoles = {
  DATABASE_APPLICATION_ROLE: 'ramal_application',
  DATABASE_READER_ROLE: 'ramal_reader'
}

const debian15 = '/usr/lib/postgresql/15/bin'

/** As a provider's administrator is: no superuser. */
describe.each([
  ['18, from npm', undefined],
  ['15, of Debian', debian15]
])('create-roles.sql on PostgreSQL %s', (_, programs) => {
  const isMissing = programs !== undefined && !existsSync(programs)
  describe.skipIf(isMissing || spawnSync('psql', ['--version']).error)('', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ramal-create-roles-'))
    let server: PostgresServer
    const urlOf = (username: string, name: string) => {
      const url = Object.assign(new URL(server.url), { username })
      url.pathname = name
      return url.href
    }

    beforeAll(async () => {
      server = await startPostgres(programs ? { programs } : {})
      const superuser = openPostgres(server.url, 1)
      await superuser.exec('CREATE ROLE administrator LOGIN CREATEROLE CREATEDB')
      await superuser.close()
      const administrator = openPostgres(urlOf('administrator', 'postgres'), 1)
      await administrator.exec('CREATE DATABASE ramal')
      await administrator.close()
    })
    afterAll(async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    })

    test('ends at once without a password, and creates no role', () => {
      const args = ['--set=database=ramal', '--file=deploy/create-roles.sql']
      const { status } = spawnSync('psql', [...args, urlOf('administrator', 'ramal')])
      expect(status).toBe(3)
    })

    test('is enough for a board, run by an administrator who is no superuser', async () => {
      const script = ['--set=ON_ERROR_STOP=1', '--set=database=ramal']
      const file = ['--file=deploy/create-roles.sql', urlOf('administrator', 'ramal')]
      const passwords = { OWNER_PASSWORD: 'x', APPLICATION_PASSWORD: 'x', READER_PASSWORD: 'x' }
      const env = { ...process.env, ...passwords }
      execFileSync('psql', [...script, ...file], { stdio: 'pipe', env })
      const migrated = await runNode(['cli/main.ts', 'migrate'], {
        ...databaseRoles,
        DATABASE_URL: urlOf('ramal_owner', 'ramal'),
        VAULT_KEY: testVaultKey,
        SESSION_SECRET: 'a test that is long enough to seal',
        DATA_DIR: folder
      })
      expect(migrated).toContain('Escribe «ramal_application», y «ramal_reader» solo lee')
      const application = openPostgres(urlOf('ramal_application', 'ramal'), 1)
      expect(await application.query('SELECT FROM read.users')).toEqual([])
      await expect(application.exec('TRUNCATE es.events')).rejects.toBeInstanceOf(
        InsufficientPrivilege
      )
      await application.close()
    })

    test('and statistics-role.sql, also a second time, for one that reads no e-mail and no secret', async () => {
      const args = ['--set=ON_ERROR_STOP=1', '--file=deploy/statistics-role.sql']
      const env = { ...process.env, STATISTICS_PASSWORD: 'x' }
      for (const _ of [1, 2])
        execFileSync('psql', [...args, urlOf('administrator', 'ramal')], { stdio: 'pipe', env })
      const statistics = openPostgres(urlOf('ramal_statistics', 'ramal'), 1)
      expect(await statistics.query('SELECT FROM read.jobs')).toEqual([])
      for (const secret of [
        'mail.outbox',
        'auth.sessions',
        'vault.keys',
        'es.events',
        'es.append_lock_id()'
      ]) {
        await expect(statistics.query(`SELECT FROM ${secret}`), secret).rejects.toBeInstanceOf(
          InsufficientPrivilege
        )
      }
      await expect(statistics.query('DELETE FROM read.jobs')).rejects.toThrow()
      const [role] = await statistics.query(
        'SELECT rolconfig FROM pg_roles WHERE rolname = current_user'
      )
      expect(role).toEqual({
        rolconfig: [
          'default_transaction_read_only=on',
          'statement_timeout=1min',
          'idle_session_timeout=10min'
        ]
      })
      await statistics.close()
    })
  })
})

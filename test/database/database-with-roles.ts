import { readFileSync } from 'node:fs'
import { openPostgres } from '#events/database/postgres.ts'
import { createServerDatabase } from './test-database.ts'

/** As the compose file names them. */
export const databaseRoles = {
  DATABASE_APPLICATION_ROLE: 'ramal_application',
  DATABASE_READER_ROLE: 'ramal_reader'
}

/** Runs deploy/create-roles.sql, which is written for psql, on a new database; the roles are those of the server. */
export async function createDatabaseWithRoles(
  createsRoles: boolean
): Promise<(role: string) => string> {
  const url = await createServerDatabase('template1')
  const script = readFileSync('deploy/create-roles.sql', 'utf8')
    .replace(/:'(\w+)'/g, "'$1'")
    .replace(':"database"', new URL(url).pathname.slice(1))
  const statements = script
    .split('\n')
    .filter(line => createsRoles || !/^(CREATE|ALTER) ROLE/.test(line))
  const superuser = openPostgres(url)
  await superuser.exec(statements.join('\n'))
  await superuser.close()
  return role => Object.assign(new URL(url), { username: role }).href
}

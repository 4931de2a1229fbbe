import pg from 'pg'
import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import { eventStoreRestrictions } from '#events/store/access.ts'

/** Names of roles of the server, beside the owner of the tables. */
interface DatabaseRoles {
  application: string
  reader: string
}

/** The roles cannot be those of one board; the message is for the operator. */
export class UnfitRoles extends Error {}

const restrictions: Record<string, string> = {
  ...eventStoreRestrictions,
  'migration.applied': 'INSERT, UPDATE, DELETE',
  'migration.former': 'INSERT, UPDATE, DELETE',
  'vault.master_keys': 'DELETE'
}

/** Grants the roles exactly what they need on every table of the connected owner, and on those that it will create. */
export async function grantAccess(db: Database, roles: DatabaseRoles): Promise<void> {
  await db.withExclusiveLock(() =>
    db.transaction(async tx => tx.exec(grantStatements(roles, await listOwnSchemas(tx))))
  )
}

function grantStatements(roles: DatabaseRoles, schemas: readonly string[]): string {
  const [application, reader] = [roles.application, roles.reader].map(pg.escapeIdentifier)
  const both = `${application}, ${reader}`
  return [
    `REVOKE ALL ON ALL TABLES IN SCHEMA ${schemas} FROM ${both}`,
    `GRANT USAGE ON SCHEMA ${schemas} TO ${both}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA ${schemas} TO ${both}`,
    `GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${application}`,
    // The tables of a rebuild, which replace those of today, and their schema while it runs.
    `ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO ${application}`,
    `ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO ${both}`,
    `ALTER DEFAULT PRIVILEGES GRANT INSERT, UPDATE, DELETE ON TABLES TO ${application}`,
    ...Object.entries(restrictions).map(
      ([table, privileges]) => `REVOKE ${privileges} ON ${table} FROM ${application}`
    )
  ].join(';\n')
}

async function listOwnSchemas(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `SELECT quote_ident(nspname) AS name FROM pg_namespace
      WHERE pg_has_role(nspowner, 'USAGE') AND nspname !~ '^(pg_|information_schema$|public$)'`
  )
  return rows.map(({ name }) => name)
}

/** Throws UnfitRoles when one is missing, is a superuser or is the owner. */
export async function requireFitRoles(db: Queryable, roles: DatabaseRoles): Promise<void> {
  const names = Object.values<string>({ ...roles })
  const found = await db.query<{ name: string; mayTooMuch: boolean }>(
    `SELECT rolname AS name, rolsuper OR pg_has_role(oid, current_user, 'MEMBER') AS "mayTooMuch"
       FROM pg_roles WHERE rolname = ANY($1)`,
    [names]
  )
  for (const name of names) {
    const role = found.find(grant => grant.name === name)
    if (!role) throw new UnfitRoles(`En la base de datos no hay ningún usuario «${name}»`)
    if (role.mayTooMuch) {
      throw new UnfitRoles(
        `El usuario «${name}» no puede ser el dueño de las tablas ni un superusuario`
      )
    }
  }
}

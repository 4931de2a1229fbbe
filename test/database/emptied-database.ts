import type { Database } from '#events/database/database.ts'

/** What every test finds in its database. */
export interface PreparedRows {
  catalog: string
  /** Each table with its columns and its rows as JSON; most have none. */
  tables: { name: string; columns: string; rows: string }[]
  sequences: { name: string; value: string; isCalled: boolean }[]
}

/** To be read before a test runs. */
export async function readPreparedRows(db: Database, ownsRoles: boolean): Promise<PreparedRows> {
  const tables = await db.query<{ name: string; columns: string; rows: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name, '[]' AS rows,
            (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
              WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema')`
  )
  for (const table of tables) {
    const [row] = await db.query<{ rows: string | null }>(
      `SELECT json_agg(t)::text AS rows FROM ${table.name} AS t`
    )
    table.rows = row?.rows ?? '[]'
  }
  const sequences = await db.query<PreparedRows['sequences'][number]>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value IS NOT NULL AS "isCalled",
            coalesce(last_value, start_value)::text AS value FROM pg_sequences`
  )
  return { catalog: await readCatalog(db, ownsRoles), tables, sequences }
}

/** Changes with every definition of a table or a function, and each setting; with roles where no other database has them; not with rows. */
async function readCatalog(db: Database, ownsRoles: boolean): Promise<string> {
  const [row] = await db.query<{ digest: string }>(
    `SELECT md5(string_agg(line, ' ' ORDER BY line)) AS digest FROM (
       SELECT format('%s %s %s', oid, relname, reloptions) FROM pg_class
       UNION ALL SELECT format('%s %s %s %s %s', attrelid, attname, atttypid, attnotnull, attoptions)
         FROM pg_attribute WHERE attnum > 0
       UNION ALL SELECT format('%s %s', oid, xmin) FROM pg_proc WHERE oid >= 16384
       UNION ALL SELECT format('%s %s', oid, xmin) FROM pg_namespace
       UNION ALL SELECT format('%s %s', oid, xmin) FROM pg_authid WHERE $1
       UNION ALL SELECT oid::text FROM pg_constraint
       UNION ALL SELECT oid::text FROM pg_attrdef
       UNION ALL SELECT format('%s %s', oid, tgenabled) FROM pg_trigger
       UNION ALL SELECT pg_db_role_setting::text FROM pg_db_role_setting WHERE $1 OR setdatabase =
         (SELECT oid FROM pg_database WHERE datname = current_database())
     ) AS lines (line)`,
    [ownsRoles]
  )
  return row?.digest ?? ''
}

/** Gives a database the rows back with which it was prepared; false when its tables are no longer those. */
export async function emptyDatabase(
  db: Database,
  { catalog, tables, sequences }: PreparedRows,
  ownsRoles: boolean
): Promise<boolean> {
  if ((await readCatalog(db, ownsRoles)) !== catalog) return false
  const filled = await db.query<{ name: string }>(
    tables
      .map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`)
      .join(' UNION ALL ')
  )
  const seeded = tables.filter(({ rows }) => rows !== '[]')
  const names = new Set([...filled, ...seeded].map(({ name }) => name))
  await db.transaction(async tx => {
    // No trigger and no foreign key is asked.
    await tx.exec('SET LOCAL session_replication_role = replica')
    // A test writes few rows: to delete them is quicker than to make a table's files anew.
    await tx.exec([...names].map(name => `DELETE FROM ${name}`).join(';'))
    for (const { name, columns, rows } of seeded) {
      await tx.query(
        `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
         SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1)`,
        [rows]
      )
    }
    for (const { name, value, isCalled } of sequences) {
      await tx.query('SELECT setval($1, $2, $3)', [name, value, isCalled])
    }
  })
  return true
}

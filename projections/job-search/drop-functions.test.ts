import { expect, test } from 'vitest'
import { readSql } from '#events/database/migration-history.ts'
import { describeWithDatabase } from '#test/test-database.ts'
import { jobSearchMigrations } from './migrations.ts'

const overloads = Array.from({ length: 10 }, (_, index) => index + 1)

/** Functions of one name that a former search had, each of which goes with one of another name. */
const functionsOf = (name: string, base: string) =>
  overloads
    .map(count => `${Array(count).fill('integer').join(', ')}`)
    .map(
      parameters => `CREATE FUNCTION search.${base} (${parameters}) RETURNS integer RETURN 1;
        CREATE FUNCTION search.${name} (${parameters}) RETURNS integer
          RETURN search.${base} (${parameters.replaceAll('integer', '1')});`
    )
    .join('\n')

describeWithDatabase('functions of former searches', context => {
  test('are dropped also where one goes with another', async () => {
    const migration = jobSearchMigrations.find(({ name }) => name === 'drop-sql-search')
    if (!migration) throw new Error('no such migration')
    await context.db.transaction(async tx => {
      await tx.exec(functionsOf('word_query', 'and_query'))
      await tx.exec(readSql(migration))
    })
    const left = await context.db.query(
      `SELECT proname FROM pg_proc
        WHERE pronamespace = 'search'::regnamespace AND proname IN ('word_query', 'and_query')`
    )
    expect(left).toEqual([])
  })
})

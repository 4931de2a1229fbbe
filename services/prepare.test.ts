import { expect, test } from 'vitest'
import { onBothDatabases } from '#test/both-databases.ts'

onBothDatabases('a prepared database', context => {
  test('has the read tables', async () => {
    const rows = await context.db.query('SELECT name FROM es.projections')
    expect(rows).toHaveLength(5)
  })
})

import { expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { createPendingDatabase } from './pending-database.ts'
import { isUnavailable } from './unavailable.ts'

describeWithDatabase('a database that is not prepared yet', board => {
  test('answers what was asked before, once it is open', async () => {
    const { db, open } = createPendingDatabase(board.db)
    const asked = [db.query('SELECT 1 AS one'), db.transaction(tx => tx.query('SELECT 1 AS one'))]
    open()
    expect(await Promise.all(asked)).toEqual([[{ one: 1 }], [{ one: 1 }]])
  })

  test('is unavailable when it is not open in time', async () => {
    const { db } = createPendingDatabase(board.db)
    const failed = await db.query('SELECT 1').catch((error: unknown) => error)
    expect(isUnavailable(failed)).toBe(true)
  })
})

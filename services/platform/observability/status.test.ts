import { expect, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { readDatabaseStatus } from './status.ts'

test('no subscription is ahead of the log while events are appended', async () => {
  let position = 100
  const growing = {
    async query(sql: string) {
      position++
      if (sql.includes('es.subscriptions'))
        return [{ name: 'figures', position, attempts: 0, deadLetters: 0 }]
      return sql.includes('es.last_position') ? [{ position }] : []
    }
  }
  const { subscriptions } = await readDatabaseStatus(growing as unknown as Queryable)
  expect(subscriptions.map(({ lag }) => lag)).toEqual([1])
})

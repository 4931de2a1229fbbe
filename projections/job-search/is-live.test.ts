import { expect, test } from 'vitest'
import { describeWithDatabase } from '#test/database/test-database.ts'

describeWithDatabase('search.is_live', context => {
  test('is inlined, so that the partial indexes of live jobs serve', async () => {
    const plan = await context.db.transaction(async tx => {
      await tx.exec('SET LOCAL enable_seqscan = off')
      return tx.query(
        `EXPLAIN (FORMAT JSON) SELECT no FROM jobs WHERE search.is_live(live, expiry_date, now())
          ORDER BY post_date DESC, no DESC LIMIT 10`
      )
    })
    // Which of them depends on how many jobs the server believes there are.
    expect(JSON.stringify(plan)).toMatch(/"Index Name":"jobs_(newest|expiry)"/)
    expect(JSON.stringify(plan)).not.toContain('is_live')
  })
})

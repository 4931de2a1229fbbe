import { expect, test } from 'vitest'
import { loadJobIndex } from '#projections/jobs/search/job-index.ts'
import { listHits, matchAlerts, seedAlert } from '#test/builders/alerts.ts'
import { seedEmployer, seedJob } from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'

describeWithDatabase('an alert in a process that answers no searches', context => {
  test('finds jobs by synonyms that are newer than the index of the process', async () => {
    const owner = await seedEmployer(context.db)
    const alert = await seedAlert(context.db, { keyword: 'zagal' })
    await seedJob(context.db, owner)
    await loadJobIndex(context.db)
    await matchAlerts(context.db)
    expect(await listHits(context.db, alert)).toEqual([])
    await context.db.query("INSERT INTO search.synonyms (family, term) VALUES ('mozo', 'zagal')")
    const job = await seedJob(context.db, owner)
    await matchAlerts(context.db)
    expect(await listHits(context.db, alert)).toEqual([job])
  })
})

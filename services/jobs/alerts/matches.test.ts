import { expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'
import { listHits, matchAlerts, seedAlert } from '#test/builders/alerts.ts'
import { seedEmployer, seedEvents, seedJob } from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'

describeWithDatabase('an alert in a process that answers no searches', context => {
  test('finds jobs by synonyms that are newer than the index of the process', async () => {
    const owner = await seedEmployer(context.db)
    const alert = await seedAlert(context.db, { keyword: 'zagal' })
    await seedJob(context.db, owner)
    await jobIndex.load(context.db)
    await matchAlerts(context.db)
    expect(await listHits(context.db, alert)).toEqual([])
    await context.db.query("INSERT INTO search.synonyms (family, term) VALUES ('mozo', 'zagal')")
    const job = await seedJob(context.db, owner)
    await matchAlerts(context.db)
    expect(await listHits(context.db, alert)).toEqual([job])
  })
})

describeWithDatabase('a job whose expiry was recorded by mistake', context => {
  test('is found when it comes back, by alerts to which it is new', async () => {
    const owner = await seedEmployer(context.db)
    const id = await seedJob(context.db, owner)
    const data = { id, employerId: owner }
    await seedEvents(context.db, job, id, [{ type: 'JobExpired', data }])
    const alert = await seedAlert(context.db, { keyword: 'mozo' })
    const at = '2026-03-03T10:00:00.000Z'
    const later = await seedAlert(context.db, { keyword: 'mozo' }, { at })
    await matchAlerts(context.db)
    expect(await listHits(context.db, alert)).toEqual([])
    await seedEvents(context.db, job, id, [{ type: 'JobExpiryCorrected', data }], at)
    await matchAlerts(context.db)
    expect(await listHits(context.db, alert)).toEqual([id])
    expect(await listHits(context.db, later)).toEqual([])
  })
})

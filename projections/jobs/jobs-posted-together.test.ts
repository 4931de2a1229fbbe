import { expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import { newId } from '#events/aggregates/ids.ts'
import { jobPosted, seedEmployer, seedEvents } from '#test/event-builders.ts'
import { digestOf } from '#test/table-digest.ts'
import { describeWithDatabase } from '#test/test-database.ts'

const counters = [
  ['live_counts', 'job_type', 'experience', 'n'],
  ['term_counts', 'term', 'n'],
  ['area_counts', 'area', 'n'],
  ['vocabulary', 'word', 'stem', 'n'],
  ['vocabulary_slips', 'slip', 'word']
] as const

const texts = [
  { title: 'Mozo de cuadra', location: 'Jerez de la Frontera' },
  { title: 'Jinete de doma', location: 'Ronda' },
  { title: 'Moza de cuadra', location: 'Jerez de la Frontera' },
  { title: 'Herradora de potros', location: 'Écija' },
  { title: 'Monitora de ponis', location: 'Ronda' }
]

describeWithDatabase('jobs that are posted together', context => {
  const readCounters = async () => {
    await context.db.query('SELECT search.count_uncounted_jobs()')
    return Promise.all(counters.map(([table, ...columns]) => digestOf(context.db, table, columns)))
  }

  const post = async (isTogether: boolean) => {
    const employerId = await seedEmployer(context.db)
    const jobs = texts.map(text => ({ id: newId(), text }))
    const seed = ({ id, text }: (typeof jobs)[number]) =>
      seedEvents(context.db, job, id, [jobPosted(id, employerId, text)])
    if (isTogether) await Promise.all(jobs.map(seed))
    else for (const one of jobs) await seed(one)
    const counted = await readCounters()
    const rows = await context.db.query(
      `SELECT title, location, job_type, experience, areas, filters, terms, monthly_pay,
         tsvector_to_array(ts_delete(words, search.recency_buckets(no))) AS words
         FROM jobs WHERE employer_id = $1 ORDER BY title`,
      [employerId]
    )
    for (const { id } of jobs) {
      await seedEvents(context.db, job, id, [{ type: 'JobWithdrawn', data: { id, employerId } }])
    }
    return { counted, rows, left: await readCounters() }
  }

  test('are written and counted like those that are posted one after the other', async () => {
    const before = await readCounters()
    const alone = await post(false)
    const together = await post(true)
    expect(together).toEqual(alone)
    expect(together.left).toEqual(before)
    expect(together.rows).toHaveLength(texts.length)
  })
})

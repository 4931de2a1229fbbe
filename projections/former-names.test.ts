import { expect, test } from 'vitest'
import { describeWithDatabase } from '#test/test-database.ts'

describeWithDatabase('a process of the previous release, until the tables are rebuilt', context => {
  test('still keeps the employers out whom a candidate has named', async () => {
    const [row] = await context.db.query(
      `SELECT query @@ search.unstemmed_tsvector($2) AS hidden, query @@ search.unstemmed_tsvector('Otra Hípica') AS other
         FROM search.prefix_query(search.unstemmed_tsvector($1), 12) AS query`,
      ['Yeguada «Peñón»', 'Yeguadas del Peñón, S. L.']
    )
    expect(row).toEqual({ hidden: true, other: false })
  })

  test('still writes the words of an ad and of a profile', async () => {
    const [row] = await context.db.query(
      `SELECT search.job_words('Mozo', 'Soto', 'Jerez', 'Boxes', NULL)
           || search.area_words('{11020,11}') = 'mozo soto jerez boxes a.11 a.11020'::tsvector AS job,
         search.candidate_words('Ana', 'Doma', NULL, NULL, 'Jaén') = 'ana doma jaen'::tsvector AS profile,
         search.unstemmed_tsvector('¡!') = '' AS nothing`
    )
    expect(row).toEqual({ job: true, profile: true, nothing: true })
  })

  test('still writes what an ad can be filtered by', async () => {
    const [row] = await context.db.query(
      `SELECT search.kind_words('Prácticas', NULL) || words AS filters FROM search.term_words($1)`,
      [JSON.stringify({ role: 'groom', hours: { daysOff: 2 }, housing: { kind: 'habitacion' } })]
    )
    expect(row).toEqual({
      filters: ['y.Prácticas', 'x.', 'r.groom', 'h.si', 'f.2', 'm.no', 'g.0', 'b.00']
    })
  })
})

import { describe, expect, test } from 'vitest'
import { describeSearch, jobCountText, jobListTitle } from './search-texts.ts'
import { emptySearch } from './search-url.ts'

describe('the heading of a job search', () => {
  test.each([
    [{ totalJobs: 37, capped: false }, '37 empleos con caballos'],
    [{ totalJobs: 1, capped: false }, '1 empleo con caballos'],
    [{ totalJobs: 1000, capped: true }, 'Más de 1000 empleos con caballos']
  ])('counts the jobs: %j', (meta, text) => expect(jobCountText(meta)).toBe(text))
})

describe('the title of a job search', () => {
  const search = { ...emptySearch, keyword: 'mozo', location: 'Lugo' }

  test('names the filters and, from the second page on, the page', () => {
    expect(jobListTitle(emptySearch, 4)).toBe('Empleos con caballos · Ramal')
    expect(jobListTitle({ ...search, page: 2 }, 4)).toBe(
      'Empleos «mozo», en Lugo (página 2 de 4) · Ramal'
    )
  })

  test('lists the filters in the order of the form', () => {
    expect(describeSearch({ ...search, jobType: 'Prácticas' })).toBe('«mozo», Prácticas, en Lugo')
  })
})

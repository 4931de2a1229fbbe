import { describe, expect, test } from 'vitest'
import { emptySearch, feedPath, readSearch, searchPath } from './search-url.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('the URL of a job search', () => {
  test('holds only the filters that are set', () => {
    const search = read('keyword=+mozo+&location=&jobType=todos&experience=cualquiera&page=1')
    expect(searchPath(search)).toBe('/jobs?keyword=mozo')
  })

  test('parses to the search that it was built from', () => {
    const search = {
      keyword: 'mozo',
      location: 'Ávila',
      jobType: 'Prácticas',
      experience: 'Experto',
      page: 3
    }
    expect(read(searchPath(search).split('?')[1] ?? '')).toEqual(search)
  })

  test.each([
    'keyword=todos&location=cualquiera',
    'keyword=%00',
    'keyword=a%0Ab',
    `location=${'a'.repeat(201)}`,
    'jobType=Nada&experience=Mucha',
    'page=0',
    'page=2.5',
    'page=dos',
    'page=1000001'
  ])('parses to a search without filters when it is not valid: %s', query => {
    expect(read(query)).toEqual(emptySearch)
  })

  test('has a feed URL with the same filters, without the page', () => {
    expect(feedPath({ ...emptySearch, location: 'Ávila', page: 3 })).toBe(
      '/feed.xml?location=%C3%81vila'
    )
  })
})

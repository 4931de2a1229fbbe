import { describe, expect, test } from 'vitest'
import { parseOrUndefined } from '#test/board/contract-parsing.ts'
import { SearchJobs } from '../search/contract.ts'
import {
  emptySearch,
  feedPath,
  jsonFeedPath,
  readSearch,
  searchPath,
  toQueryParams
} from './search-url.ts'

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
      near: '05019',
      radius: '50',
      jobType: 'Prácticas',
      experience: 'Experto',
      role: 'mozo-cuadra,groom',
      discipline: 'salto,raid',
      province: '05,40',
      housing: 'si',
      pay: 'si',
      payMin: '1600',
      contract: 'indefinido,temporal',
      daysOff: '1.5',
      carne: 'B,C',
      galope: '0',
      ownHorse: 'si',
      workPermit: 'si',
      minors: 'no',
      alta: 'si',
      season: 'si',
      housingPhoto: 'si',
      weekends: 'libres',
      sort: 'sueldo',
      page: 3
    }
    expect(read(searchPath(search).split('?')[1] ?? '')).toEqual(search)
  })

  test.each([
    'keyword=todos&location=cualquiera',
    'keyword=%00',
    `location=${'a'.repeat(201)}`,
    'jobType=Nada&experience=Mucha',
    'page=0',
    'page=2.5',
    'page=dos',
    'page=1000001',
    'role=jefe&discipline=,&province=99,5&contract=x&carne=D&sort=mejor',
    'housing=no&pay=1&ownHorse=true&workPermit=Si&minors=quizas',
    'payMin=0&daysOff=8&galope=10&near=1102&radius=31',
    'payMin=12.5&daysOff=2.25&galope=-1&near=jerez&radius=',
    'payMin=999999'
  ])('parses to a search without filters when it is not valid: %s', query => {
    expect(read(query)).toEqual(emptySearch)
  })

  test('has each value once, in the order of the vocabulary, however the address has them', () => {
    const addresses = ['role=groom,mozo-cuadra,nada', 'role=groom&role=mozo-cuadra&role=groom']
    for (const address of addresses)
      expect(searchPath(read(address))).toBe('/jobs?role=mozo-cuadra%2Cgroom')
  })

  test('is a request that the API accepts', () => {
    const search = read('role=groom&near=11020&radius=30&payMin=1500&galope=3&carne=B&page=2')
    expect(parseOrUndefined(SearchJobs, toQueryParams(search))).toEqual({
      role: ['groom'],
      near: '11020',
      radius: 30,
      payMin: 1500,
      galope: 3,
      carne: ['B'],
      page: 2,
      limit: 12
    })
  })

  test('has feed URLs with the same filters, without the page', () => {
    const search = { ...emptySearch, location: 'Ávila', sort: 'sueldo', page: 3 }
    expect(feedPath(search)).toBe('/feed.xml?location=%C3%81vila')
    expect(jsonFeedPath(search)).toBe('/feed.json?location=%C3%81vila')
  })
})

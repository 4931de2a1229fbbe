import { expect, test } from 'vitest'
import { readSearch, toQueryParams } from '../shared/search-url.ts'
import { SearchJobs } from './contract.ts'
import { toJobQuery } from './list-query.ts'

test.each([
  '',
  'keyword=mozo&location=Segovia&page=3',
  'near=11020&radius=30&sort=cerca',
  'jobType=Prácticas&experience=Experto&role=groom,mozo-cuadra&province=40,11',
  'housing=si&pay=si&payMin=1500&daysOff=1.5&galope=3&carne=B,C1&minors=no'
])('the query of an address is what the API reads of its parameters: %s', address => {
  const search = readSearch(new URLSearchParams(address))
  const read = SearchJobs.parse({ ...toQueryParams(search), limit: 12 })
  expect(toJobQuery(search, 12)).toEqual(read)
})

import { describe, expect, test } from 'vitest'
import { emptyCandidateSearch } from '#services/candidate-profiles/shared/search-url.ts'
import { candidateListMeta, parseCandidateSearch } from './list-meta.ts'

const facets = { role: {}, discipline: {}, carne: {}, galope: {}, housing: {} }
const found = { profiles: [], meta: { totalProfiles: 60, totalPages: 2, capped: false, facets } }
const plain = emptyCandidateSearch
const read = (query: string) => parseCandidateSearch(new URLSearchParams(query))

describe('the URL of the candidate list', () => {
  test('holds the search and the page', () => {
    const search = { text: 'doma', location: 'Jerez', page: 2 }
    expect(read('text=doma&location=Jerez&page=2')).toEqual({ ...plain, ...search })
    const filters = { role: 'groom,jinete', carne: 'C', galope: '6', housing: 'no' }
    const place = { near: '11020', radius: '50', discipline: 'salto' }
    const query = new URLSearchParams({ ...filters, ...place }).toString()
    expect(read(query)).toEqual({
      ...plain,
      ...filters,
      ...place,
      location: 'Jerez de la Frontera'
    })
  })

  test('has the values of one filter in one parameter, or as a form sends them', () => {
    const sent = 'text=&role=groom&role=jinete&galope=&housing=&carne=C'
    expect(read(sent)).toEqual({ ...plain, role: 'groom,jinete', carne: 'C' })
    expect(read('role=groom&role=marinero')).toEqual(plain)
  })

  test('leaves out what is not valid', () => {
    expect(read('')).toEqual(plain)
    expect(read('page=abc&text=doma')).toEqual({ ...plain, text: 'doma' })
    expect(read(`text=${'a'.repeat(300)}&galope=6`)).toEqual({ ...plain, galope: '6' })
    expect(read('role=marinero&carne=A&housing=quizá&galope=12&near=11999&radius=3&odd=1')).toEqual(
      plain
    )
  })
})

describe('the head of the candidate list page', () => {
  test('is indexed for the whole list only', () => {
    expect(candidateListMeta(plain, found, 'https://ramal.test')).toEqual({
      title: 'Candidatos · Ramal',
      canonical: 'https://ramal.test/candidates',
      robots: 'index, follow'
    })
    const second = candidateListMeta({ ...plain, page: 2 }, found, 'https://ramal.test')
    expect(second['title']).toBe('Candidatos (página 2 de 2) · Ramal')
    expect(second['robots']).toBe('noindex, follow')
    for (const filter of [{ text: 'doma' }, { role: 'groom' }]) {
      const searched = candidateListMeta({ ...plain, ...filter }, found, 'https://ramal.test')
      expect(searched['robots']).toBe('noindex, follow')
    }
  })
})

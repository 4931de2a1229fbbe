import { describe, expect, test } from 'vitest'
import { candidateListMeta, parseCandidateSearch } from './candidate-list-meta.ts'

const found = { profiles: [], meta: { totalProfiles: 60, totalPages: 2 } }
const plain = { text: '', location: '', page: 1 }
const read = (query: string) => parseCandidateSearch(new URLSearchParams(query))

describe('the address of the list of candidates', () => {
  test('says what is searched, and which page', () => {
    expect(read('text=doma&location=Jerez&page=2')).toEqual({
      text: 'doma',
      location: 'Jerez',
      page: 2
    })
  })

  test('shows the list when it says nothing that can be understood', () => {
    expect(read('')).toEqual(plain)
    expect(read('page=abc&text=doma')).toEqual(plain)
    expect(read(`text=${'a'.repeat(300)}`)).toEqual(plain)
  })
})

describe('the head of the list of candidates', () => {
  test('is for search engines only when it is the list itself', () => {
    expect(candidateListMeta(plain, found, 'https://ramal.test')).toEqual({
      title: 'Candidatos · Ramal',
      canonical: 'https://ramal.test/candidates',
      robots: 'index, follow'
    })
    const second = candidateListMeta({ ...plain, page: 2 }, found, 'https://ramal.test')
    expect(second['title']).toBe('Candidatos (página 2 de 2) · Ramal')
    expect(second['robots']).toBe('noindex, follow')
    const searched = candidateListMeta({ ...plain, text: 'doma' }, found, 'https://ramal.test')
    expect(searched['robots']).toBe('noindex, follow')
  })
})

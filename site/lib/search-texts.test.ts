import { describe, expect, test } from 'vitest'
import { activeFilters, feedPath, emptySearch, readSearch, searchPath } from './search-state.ts'
import { resultCountText, searchHeading, noResultsText, searchPageTitle } from './search-texts.ts'

const meta = { totalJobs: 37, totalPages: 4, capped: false }

describe('a search in words', () => {
  test('counts what there is', () => {
    expect(searchHeading(meta)).toBe('37 empleos con caballos')
    expect(searchHeading({ ...meta, totalJobs: 1 })).toBe('1 empleo con caballos')
    expect(searchHeading({ ...meta, totalJobs: 1000, capped: true })).toBe(
      'Más de 1000 empleos con caballos'
    )
  })

  test('says which part of it is shown', () => {
    expect(resultCountText(12, meta, 1)).toBe('Mostrando 12 de 37 resultados - Página 1 de 4')
    expect(resultCountText(1, { totalJobs: 1, totalPages: 1, capped: false }, 1)).toBe(
      'Mostrando 1 de 1 resultado - Página 1 de 1'
    )
    expect(resultCountText(0, { totalJobs: 0, totalPages: 0, capped: false }, 1)).toBe(
      'Mostrando 0 de 0 resultados - Página 1 de 1'
    )
  })

  test('names what is asked for and which page', () => {
    expect(searchPageTitle(emptySearch, meta)).toBe('Empleos con caballos · Ramal')
    expect(
      searchPageTitle({ ...emptySearch, keyword: 'mozo', location: 'Lugo', page: 2 }, meta)
    ).toBe('Empleos «mozo», en Lugo (página 2 de 4) · Ramal')
  })

  test.each([
    [{ keyword: 'enganches', location: 'Lugo' }, 'No hay empleos para «enganches» en Lugo'],
    [{ location: 'Lugo', jobType: 'Prácticas' }, 'No hay empleos en Lugo'],
    [{ experience: 'Experto' }, 'No hay empleos con estos filtros'],
    [{}, 'Todavía no hay empleos publicados']
  ])('says what was not found: %o', (search, words) => {
    expect(noResultsText({ ...emptySearch, ...search })).toBe(words)
  })
})

describe('the address of a search', () => {
  test('holds only what is asked for', () => {
    const given = readSearch(
      new URLSearchParams('keyword=+mozo+&location=&jobType=todos&experience=cualquiera&page=1')
    )
    expect(searchPath(given)).toBe('/jobs?keyword=mozo')
  })

  test('leads to a feed of the same search, whatever the page', () => {
    expect(feedPath({ ...emptySearch, location: 'Ávila', page: 3 })).toBe(
      '/feed.xml?location=%C3%81vila'
    )
  })

  test('loses one filter at a time, and goes back to the first page', () => {
    const search = { ...emptySearch, keyword: 'mozo', jobType: 'Prácticas', page: 3 }
    expect(activeFilters(search).map(({ value, without }) => [value, searchPath(without)])).toEqual(
      [
        ['mozo', '/jobs?jobType=Pr%C3%A1cticas'],
        ['Prácticas', '/jobs?keyword=mozo']
      ]
    )
  })
})

import { describe, expect, test } from 'vitest'
import { describeSearch, jobCountText, jobListTitle, searchedText } from './search-texts.ts'
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
      'Empleos de «mozo» en Lugo (página 2 de 4) · Ramal'
    )
  })

  test.each([
    [{ housing: 'si' }, 'con vivienda'],
    [{ role: 'mozo-cuadra,groom' }, 'de mozo/a de cuadra o groom'],
    [
      { role: 'mozo-cuadra', housing: 'si', pay: 'si' },
      'de mozo/a de cuadra, con vivienda, que dicen el sueldo'
    ],
    [{ keyword: 'mozo', role: 'groom' }, 'de «mozo», de groom'],
    [{ province: '11,41', jobType: 'Prácticas' }, 'en Cádiz o Sevilla, de prácticas'],
    [{ location: 'Jerez', near: '11020', galope: '0' }, 'a 30\u00a0km de Jerez, sin galopes'],
    [
      { daysOff: '1.5', ownHorse: 'si' },
      'con 1,5\u00a0días libres o más, con sitio para tu caballo'
    ]
  ])('says the filters as a sentence goes on: %o', (filters, words) => {
    const filtered = { ...emptySearch, ...filters }
    expect(searchedText(filtered)).toBe(words)
    expect(jobListTitle(filtered, 1)).toBe(`Empleos ${words} · Ramal`)
  })

  test('lists the filters in the order of the form', () => {
    expect(describeSearch({ ...search, jobType: 'Prácticas' })).toBe('«mozo», prácticas, en Lugo')
  })
})

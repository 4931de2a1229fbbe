import { expect, test } from 'vitest'
import { daysCsv, daysCsvUrl } from './days-csv.ts'

const days = [
  { day: '2026-03-01', postings: 1, applications: 20, searches: 3000, registrations: 0 },
  { day: '2026-03-02', postings: 0, applications: 4, searches: 5, registrations: 6 }
]

test('the days are a file that a Spanish spreadsheet opens', () => {
  expect(daysCsv(days)).toBe(
    '\ufeffDía;Publicaciones;Aplicaciones;Búsquedas;Registros\r\n2026-03-01;1;20;3000;0\r\n2026-03-02;0;4;5;6\r\n'
  )
})

test('its address holds the file', async () => {
  const response = await fetch(daysCsvUrl(days))
  expect(response.headers.get('Content-Type')).toBe('text/csv;charset=utf-8')
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
    daysCsv(days)
  )
})

import type { OverviewDay } from '../frame/overview.ts'

const columns = [
  ['Día', 'day'],
  ['Publicaciones', 'postings'],
  ['Aplicaciones', 'applications'],
  ['Búsquedas', 'searches'],
  ['Registros', 'registrations']
] as const

/** A line for each day; with the separator and the mark by which a Spanish spreadsheet reads it. */
export function daysCsv(days: readonly OverviewDay[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...days.map(day => columns.map(([, name]) => day[name]))
  ]
  return `\ufeff${lines.map(line => line.join(';')).join('\r\n')}\r\n`
}

/** The address of that file, without another request. */
export const daysCsvUrl = (days: readonly OverviewDay[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(daysCsv(days))}`

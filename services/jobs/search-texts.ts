import { brand } from '#services/platform/config/brand.ts'
import { formatCount, pageNumberSuffix } from '#services/platform/config/spanish-formats.ts'
import { filterChips } from './filter-labels.ts'
import type { JobListSearch } from './search-url.ts'

/** «37 empleos con caballos». */
export function jobCountText({
  totalJobs,
  capped
}: {
  totalJobs: number
  capped: boolean
}): string {
  return `${capped ? 'Más de ' : ''}${formatCount(totalJobs, 'empleo', 'empleos')} con caballos`
}

/** ««mozo», Prácticas, en Segovia»; empty without a filter. */
export function describeSearch(search: JobListSearch): string {
  const { keyword, location, near, radius } = search
  const filters = filterChips(search).map(({ label }) => label)
  const place = near && radius ? `a ${radius} km de ${location}` : `en ${location}`
  return [keyword && `«${keyword}»`, ...filters, location && place].filter(Boolean).join(', ')
}

/** «Empleos «mozo», en Segovia (página 2 de 4) · Ramal». */
export function jobListTitle(search: JobListSearch, totalPages: number): string {
  const suffix = search.page > 1 ? pageNumberSuffix(search.page, totalPages) : ''
  return `Empleos ${describeSearch(search) || 'con caballos'}${suffix} · ${brand}`
}

import { brand } from '#services/platform/config/brand.ts'
import { formatCount, pageNumberSuffix } from '#services/platform/config/spanish-formats.ts'
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
export function describeSearch({ keyword, location, jobType, experience }: JobListSearch): string {
  const parts = [keyword && `«${keyword}»`, jobType, experience, location && `en ${location}`]
  return parts.filter(Boolean).join(', ')
}

/** «Empleos «mozo», en Segovia (página 2 de 4) · Ramal». */
export function jobListTitle(search: JobListSearch, totalPages: number): string {
  const suffix = search.page > 1 ? pageNumberSuffix(search.page, totalPages) : ''
  return `Empleos ${describeSearch(search) || 'con caballos'}${suffix} · ${brand}`
}

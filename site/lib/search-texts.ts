import type { JobListResponse } from './api.ts'
import { formatCount, formatNumber } from './formats.ts'
import type { JobListSearch } from '#services/jobs/search-url.ts'

type Meta = Pick<JobListResponse['meta'], 'totalJobs' | 'totalPages' | 'capped'>

/** «Mostrando 12 de 37 resultados - Página 1 de 4». */
export function resultCountText(shown: number, meta: Meta, page: number): string {
  const total = formatCount(meta.totalJobs, 'resultado', 'resultados')
  const of = `Mostrando ${shown} de ${meta.capped ? 'más de ' : ''}${total}`
  return `${of} - Página ${formatNumber(page)} de ${formatNumber(Math.max(meta.totalPages, 1))}`
}

/** «No hay empleos para «enganches» en Lugo». */
export function noResultsText({ keyword, location, jobType, experience }: JobListSearch): string {
  const parts = [
    keyword && `para «${keyword}»`,
    location && `en ${location}`,
    !keyword && !location && (jobType || experience) && 'con estos filtros'
  ]
  const filters = parts.filter(Boolean).join(' ')
  return filters ? `No hay empleos ${filters}` : 'Todavía no hay empleos publicados'
}

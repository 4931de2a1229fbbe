import { brand } from '#services/platform/config/brand.ts'
import type { JobListResponse } from './api.ts'
import { formatCount, formatNumber } from './formats.ts'
import type { SearchState } from './search-state.ts'

type Meta = Pick<JobListResponse['meta'], 'totalJobs' | 'totalPages' | 'capped'>

/** «37 empleos con caballos». */
export function searchHeading({ totalJobs, capped }: Meta): string {
  return `${capped ? 'Más de ' : ''}${formatCount(totalJobs, 'empleo', 'empleos')} con caballos`
}

/** «Empleos «mozo», en Segovia (página 2 de 4) · Ramal». */
export function searchPageTitle(search: SearchState, { totalPages }: Meta): string {
  const { keyword, location, jobType, experience, page } = search
  const what = [keyword && `«${keyword}»`, jobType, experience, location && `en ${location}`]
  const wanted = what.filter(Boolean).join(', ') || 'con caballos'
  const ofPages = page > 1 ? ` (página ${page} de ${totalPages})` : ''
  return `Empleos ${wanted}${ofPages} · ${brand}`
}

/** «Mostrando 12 de 37 resultados - Página 1 de 4». */
export function resultCountText(shown: number, meta: Meta, page: number): string {
  const total = formatCount(meta.totalJobs, 'resultado', 'resultados')
  const of = `Mostrando ${shown} de ${meta.capped ? 'más de ' : ''}${total}`
  return `${of} - Página ${formatNumber(page)} de ${formatNumber(Math.max(meta.totalPages, 1))}`
}

/** «No hay empleos para «enganches» en Lugo». */
export function noResultsText({ keyword, location, jobType, experience }: SearchState): string {
  const parts = [
    keyword && `para «${keyword}»`,
    location && `en ${location}`,
    !keyword && !location && (jobType || experience) && 'con estos filtros'
  ]
  const asked = parts.filter(Boolean).join(' ')
  return asked ? `No hay empleos ${asked}` : 'Todavía no hay empleos publicados'
}

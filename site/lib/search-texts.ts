import type { JobListResponse } from './api.ts'
import { formatCount, formatNumber } from './formats.ts'
import { filterChips, filterLabel } from '#services/jobs/filter-labels.ts'
import { countryName } from '#services/jobs/provinces.ts'
import { searchedText } from '#services/jobs/search-texts.ts'
import { emptySearch, type JobListSearch } from '#services/jobs/search-url.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'
import { activeFilters } from './active-filters.ts'

type LooserSearch = NonNullable<JobListResponse['meta']['looser']>[number]
type WiderPlace = NonNullable<JobListResponse['meta']['wider']>[number]
type Meta = Pick<JobListResponse['meta'], 'totalJobs' | 'totalPages' | 'capped'>

/** «Mostrando 12 de 37 resultados - Página 1 de 4». */
export function resultCountText(shown: number, meta: Meta, page: number): string {
  const total = formatCount(meta.totalJobs, 'resultado', 'resultados')
  const of = `Mostrando ${shown} de ${meta.capped ? 'más de ' : ''}${total}`
  return `${of} - Página ${formatNumber(page)} de ${formatNumber(Math.max(meta.totalPages, 1))}`
}

/** «30 km de Jerez de la Frontera». */
export function circleText({ name, radius }: { name: string; radius: number }): string {
  return `${radius}\u00a0km de ${name}`
}

/** «Hemos entendido «41010» como un lugar (Sevilla) y mostramos las ofertas de allí.» */
export function understoodPlaceText(words: string, place: string): string {
  const name = foldAccents(words) === foldAccents(place) ? '' : ` (${place})`
  return `Hemos entendido «${words}» como un lugar${name} y mostramos las ofertas de allí.`
}

/** «Buscar solo la palabra «huelva»». */
export function onlyWordsText(words: string): string {
  return `Buscar solo ${words.includes(' ') ? 'las palabras' : 'la palabra'} «${words}»`
}

/** «Ningún empleo de «enganches» en Lugo»; a circle and the filters have a line of their own. */
export function noResultsText(search: JobListSearch, hasCircle: boolean): string {
  const { keyword, role, province, location } = search
  const words = searchedText({
    ...emptySearch,
    ...{ keyword, role: keyword ? '' : role },
    ...(!hasCircle && { location, province })
  })
  if (words) return `Ningún empleo ${words}`
  if (hasCircle) return 'Ningún empleo tan cerca'
  return activeFilters(search).length
    ? 'Ningún empleo con estos filtros'
    : 'Todavía no hay empleos publicados'
}

/** The filters that the heading of an empty list does not name: «Prácticas, Con vivienda». */
export function filtersText(search: JobListSearch): string {
  const { keyword, location } = search
  return filterChips(search)
    .filter(({ name }) => !(name === 'role' && !keyword) && !(name === 'province' && !location))
    .map(({ label }) => label)
    .join(', ')
}

/** «Jerez» of «jerez», which was taken for Jerez de la Frontera: the name as it is written. */
export function sharedName(typed: string, name: string): string {
  const start = name.split(' ').slice(0, typed.trim().split(/\s+/).length).join(' ')
  return foldAccents(start) === foldAccents(typed.trim()) ? start : typed.trim()
}

/** «Sin «Prácticas»»: a search that found nothing, without its words or a filter. */
export function looserText(search: JobListSearch, without: LooserSearch['without']): string {
  const words =
    without === 'keyword'
      ? [search.keyword]
      : filterChips({ ...emptySearch, [without]: search[without] }).map(({ label }) => label)
  return `Sin ${words.map(word => `«${word}»`).join(', ')}`
}

/** «A 100 km de Jerez de la Frontera», «En la provincia de Cádiz», «En toda España». */
export function widerText({ radius, province, location = '' }: WiderPlace, town: string): string {
  if (radius) return `A ${circleText({ name: town, radius })}`
  if (province) return `En la provincia de ${filterLabel('province', province)}`
  return location === countryName ? `En toda ${location}` : `En ${location}`
}

import type { JobListResponse } from './api.ts'
import { formatCount, formatNumber } from '#services/platform/shared/spanish-formats.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'

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

/** «Jerez» of «jerez», which was taken for Jerez de la Frontera: the words in the spelling of the name. */
export function sharedName(typed: string, name: string): string {
  const start = name.split(' ').slice(0, typed.trim().split(/\s+/).length).join(' ')
  return foldAccents(start) === foldAccents(typed.trim()) ? start : typed.trim()
}

import type { JobListResponse } from './api.ts'
import { formatCount, formatNumber } from '#services/platform/shared/formats.ts'
import { searchWords } from '#services/words/words.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'

type Meta = Pick<JobListResponse['meta'], 'totalJobs' | 'totalPages' | 'capped'>

/** «Mostrando 12 de 37 resultados - Página 1 de 4». */
export function resultCountText(shown: number, meta: Meta, page: number): string {
  const total = formatCount(meta.totalJobs, searchWords.result, searchWords.results)
  const pages = searchWords.page(formatNumber(page), formatNumber(Math.max(meta.totalPages, 1)))
  return searchWords.shown(shown, meta.capped ? searchWords.moreThan(total) : total, pages)
}

/** «A 30 km de Jerez de la Frontera». */
export function circleText({ name, radius }: { name: string; radius: number }): string {
  return searchWords.widerCircle(searchWords.circle(radius, name))
}

/** «Hemos entendido «41010» como un lugar (Sevilla) y mostramos los empleos de allí.» */
export function understoodPlaceText(words: string, place: string): string {
  return searchWords.understood(words, foldAccents(words) === foldAccents(place) ? '' : place)
}

/** «Buscar solo la palabra «huelva»». */
export function onlyWordsText(words: string): string {
  return searchWords.onlyWords(words, !words.includes(' '))
}

/** «Jerez» of «jerez», which was taken for Jerez de la Frontera: the words in the spelling of the name. */
export function sharedName(typed: string, name: string): string {
  const start = name.split(' ').slice(0, typed.trim().split(/\s+/).length).join(' ')
  return foldAccents(start) === foldAccents(typed.trim()) ? start : typed.trim()
}

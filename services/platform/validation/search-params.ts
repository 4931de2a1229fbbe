import { maxSearchLength } from '#events/limits/requests.ts'
import { characterCount, cleanText, isValidText } from './characters.ts'

/** The most characters of a text to search for. */
export const maxPageNumber = 1_000_000

/** Filter values that mean «any», as links of the first site have them. */
export function isAnyValue(value: unknown): boolean {
  return typeof value === 'string' && ['', 'todos', 'todas', 'cualquiera'].includes(value)
}

/** A text from the query string; empty when it is missing or invalid, because a page never fails on it. */
export function readSearchText(params: URLSearchParams, name: string): string {
  const text = cleanText(params.get(name) ?? '')
  const isSearch = !isAnyValue(text) && characterCount(text) <= maxSearchLength
  return isSearch && isValidText(text) ? text : ''
}

/** True when a text is left out of the search because of its length. */
export function isSearchTextTooLong(params: URLSearchParams, name: string): boolean {
  return characterCount(cleanText(params.get(name) ?? '')) > maxSearchLength
}

/** The page number in the query string, or 1. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= maxPageNumber ? page : 1
}

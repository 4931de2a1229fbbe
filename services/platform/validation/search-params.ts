import { characterCount, isValidText, normalizeText } from './characters.ts'

/** Characters of a text to search for. */
export const maxSearchLength = 200
export const maxPageNumber = 1_000_000

/** What stands for «any» in a filter, as links of the first site have it. */
export function isAnyValue(value: unknown): boolean {
  return ['', 'todos', 'todas', 'cualquiera'].includes(String(value))
}

/** A text of an address, or an empty one: a page is shown whatever its address says. */
export function readSearchText(params: URLSearchParams, name: string): string {
  const text = normalizeText(params.get(name) ?? '')
  const isSearch = !isAnyValue(text) && characterCount(text) <= maxSearchLength
  return isSearch && isValidText(text, false) ? text : ''
}

/** The page that an address names, or the first. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= maxPageNumber ? page : 1
}

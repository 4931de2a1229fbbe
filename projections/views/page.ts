/** A page of a list. */
export interface PageRequest {
  /** Begins at 1. */
  page: number
  limit: number
}

/** PostgreSQL's integer is the upper bound. */
const maxOffset = 2 ** 31 - 1

/** The number of rows before the page. */
export function offsetOf({ page, limit }: PageRequest): number {
  return Math.min((page - 1) * limit, maxOffset)
}

export function countPages(total: number, limit: number): number {
  return Math.ceil(total / limit)
}

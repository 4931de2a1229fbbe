import type { CandidateListSearch } from '#services/pages/page-data.ts'

/** The id of a filter box. */
export const filterFieldId = (name: string) => `filtro-${name}`

export function candidatesUrl({ text, location, page }: CandidateListSearch): string {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(location && { location }),
    ...(page > 1 && { page: String(page) })
  })
  return query.size ? `/candidates?${query}` : '/candidates'
}

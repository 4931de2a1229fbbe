/** What the list of candidates is filtered by; a filter that is not set is empty. */
export interface CandidateListSearch {
  text: string
  location: string
  page: number
}

export function candidatesPath({ text, location, page }: CandidateListSearch): string {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(location && { location }),
    ...(page > 1 && { page: String(page) })
  })
  return query.size ? `/candidates?${query}` : '/candidates'
}

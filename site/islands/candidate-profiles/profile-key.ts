/** Of the profile in the cache of queries. */
export function candidateProfileKey(id: string): string {
  return `candidate-profiles/${id}`
}

import { findMunicipality } from '#events/places/municipalities.ts'

/** An address may give only the code of a municipality. */
export function withPlaceName<Search extends { near: string; location: string }>(
  search: Search
): Search {
  if (!search.near || search.location) return search
  return { ...search, location: findMunicipality(search.near)?.name ?? '' }
}

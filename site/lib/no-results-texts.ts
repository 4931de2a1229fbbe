import { filterChips, filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { searchWords, speech } from '#services/words/words.ts'
import { countryName } from '#services/jobs/shared/provinces.ts'
import { searchedText } from '#services/jobs/shared/search-texts.ts'
import { emptySearch, type JobListSearch } from '#services/jobs/shared/search-url.ts'
import { activeFilters } from './active-filters.ts'
import type { JobListResponse } from './api.ts'
import { circleText } from './search-texts.ts'

type LooserSearch = NonNullable<JobListResponse['meta']['looser']>[number]
type WiderPlace = NonNullable<JobListResponse['meta']['wider']>[number]

/** «Ningún empleo de «enganches» en Lugo»; a circle and the filters have a line of their own. */
export function noResultsText(search: JobListSearch, hasCircle: boolean): string {
  const { keyword, role, province, location } = search
  const words = searchedText({
    ...emptySearch,
    keyword,
    role: keyword ? '' : role,
    ...(!hasCircle && { location, province })
  })
  if (words) return searchWords.nothing(words)
  if (hasCircle) return searchWords.nothingNear
  return activeFilters(search).length ? searchWords.nothingWithFilters : searchWords.nothingYet
}

/** The filters that the heading of an empty list does not name: «Prácticas, Con vivienda». */
export function filtersText(search: JobListSearch): string {
  const { keyword, location } = search
  return filterChips(search)
    .filter(({ name }) => !(name === 'role' && !keyword) && !(name === 'province' && !location))
    .map(({ label }) => label)
    .join(', ')
}

/** «Sin «Prácticas»»: a search that found nothing, without its words or a filter. */
export function looserText(search: JobListSearch, without: LooserSearch['without']): string {
  const words =
    without === 'keyword'
      ? [search.keyword]
      : filterChips({ ...emptySearch, [without]: search[without] }).map(({ label }) => label)
  return searchWords.without(words.map(speech.quoted).join(', '))
}

/** «A 100 km de Jerez de la Frontera», «En la provincia de Cádiz», «En toda España». */
export function widerText({ radius, province, location = '' }: WiderPlace, town: string): string {
  if (radius) return circleText({ name: town, radius })
  if (province) return searchWords.inProvince(filterLabel('province', province))
  return location === countryName ? searchWords.inCountry : searchWords.inPlace(location)
}

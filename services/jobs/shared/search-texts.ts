import type { JobFilterKey } from '#events/job-content/job-terms.ts'
import { defaultRadius } from '#events/places/shared/radiuses.ts'
import { brand } from '#services/words/shared/brand.ts'
import { lowerFirst } from '#services/words/shared/lower-first.ts'
import { formatCount, pageNumberSuffix } from '#services/platform/shared/formats.ts'
import { filterWords, searchWords, speech } from '#services/words/words.ts'
import { filterChips, filterPhrase } from './filter-labels.ts'
import { landingPath } from './provinces.ts'
import type { JobListSearch } from './search-url.ts'

/** «37 empleos con caballos». */
export function jobCountText({
  totalJobs,
  capped
}: {
  totalJobs: number
  capped: boolean
}): string {
  return searchWords.someJobs(countedJobs({ totalJobs, capped }))
}

/** «37 empleos», «Más de 1000 empleos». */
export function countedJobs({ totalJobs, capped }: { totalJobs: number; capped: boolean }): string {
  const count = formatCount(totalJobs, searchWords.job, searchWords.jobs)
  return capped ? upperFirst(searchWords.moreThan(count)) : count
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** ««mozo», prácticas, en Segovia»; empty without a filter. */
export function describeSearch(search: JobListSearch): string {
  const filters = filterChips(search).map(({ name, label }) =>
    name === 'province' ? label : lowerFirst(label)
  )
  const { keyword } = search
  return [keyword && speech.quoted(keyword), ...filters, whereText(search)]
    .filter(Boolean)
    .join(', ')
}

/** «A 30 km de Jerez de la Frontera», or the text that was typed. */
export function placeText(search: JobListSearch): string {
  return isAround(search) ? searchWords.widerCircle(circleOf(search)) : search.location
}

const isAround = ({ near, radius }: JobListSearch) => near !== '' || radius !== ''

const circleOf = ({ location, radius }: JobListSearch) =>
  searchWords.circle(radius || defaultRadius, location.split(',', 1)[0] ?? '')

/** «a 30 km de Jerez de la Frontera», «en Segovia»; empty without a place. */
function whereText(search: JobListSearch): string {
  const { location } = search
  if (!location) return ''
  return isAround(search) ? searchWords.within(circleOf(search)) : searchWords.at(location)
}

/** «14 empleos de «mozo» a 30 km de Jerez, con vivienda»: what comes after the count. */
export function searchedText(search: JobListSearch): string {
  const { keyword, role, province, location } = search
  const valuesOf = (name: JobFilterKey) => search[name].split(',').filter(Boolean)
  const main = [
    keyword && searchWords.ofWords(speech.quoted(keyword)),
    !keyword && role && filterPhrase('role', valuesOf('role')),
    whereText(search),
    !location && province && filterPhrase('province', valuesOf('province'))
  ]
  const isSaid = (name: JobFilterKey) =>
    (name === 'role' && !keyword) || (name === 'province' && !location)
  const others = (Object.keys(filterWords) as JobFilterKey[])
    .filter(name => search[name] !== '' && !isSaid(name))
    .map(name => filterPhrase(name, valuesOf(name)))
  return [main.filter(Boolean).join(' '), ...others].filter(Boolean).join(', ')
}

/** «Empleos de «mozo» en Segovia, con vivienda (página 2 de 4) · Ramal». */
export function jobListTitle(search: JobListSearch, totalPages: number): string {
  const suffix = search.page > 1 ? pageNumberSuffix(search.page, totalPages) : ''
  const searched = searchedText(search)
  return `${searched ? searchWords.jobsOf(searched) : searchWords.anyJobs}${suffix} · ${brand}`
}

/** «Empleos de «mozo» en Segovia · Ramal», whatever the page and the order of the list. */
export function feedTitle(search: JobListSearch): string {
  return jobListTitle({ ...search, sort: '', page: 1 }, 1)
}

/** The landing page of a search for one role, one province or both. */
export function landingPathOf(search: JobListSearch): string | undefined {
  const { role, province, page } = search
  const others = Object.entries({ ...search, role: '', province: '', page: '' })
  if (page > 1 || others.some(([, value]) => value !== '')) return undefined
  if (!(role || province) || `${role}${province}`.includes(',')) return undefined
  return landingPath({ ...(role && { role }), ...(province && { province }) })
}

import { experiences, jobTypes } from '#events/jobs.ts'
import type { JobSearchQuery } from '#projections/jobs/search-jobs.ts'
import type { JobPage } from '#projections/jobs/view.ts'
import { brand } from '#services/platform/config/brand.ts'
import { SearchJobs } from '#services/jobs/contract.ts'
import type { JobListSearch } from './page-data.ts'
import { escapeHtml } from './html-template.ts'

/** Reads an address leniently: a page is shown whatever it says. */
export function parseJobListSearch(params: URLSearchParams): JobListSearch {
  const given = Object.fromEntries(params)
  const parsed = SearchJobs.safeParse(given)
  const wrong = new Set(parsed.error?.issues.map(({ path }) => String(path[0])))
  const sound = Object.entries(given).filter(([name]) => !wrong.has(name))
  const {
    keyword = '',
    location = '',
    jobType = '',
    experience = '',
    page
  } = parsed.success ? parsed.data : SearchJobs.parse(Object.fromEntries(sound))
  return { keyword, location, jobType, experience, page }
}

/** The same for the search itself, where what is not asked for is missing. */
export function toJobSearch(
  { keyword, location, jobType, experience, page }: JobListSearch,
  limit: number
): JobSearchQuery {
  return {
    keyword,
    location,
    jobType: jobTypes.find(type => type === jobType),
    experience: experiences.find(level => level === experience),
    page,
    limit
  }
}

/** What stands in the head of a list. */
export function jobListMeta(
  search: JobListSearch,
  { meta }: JobPage,
  origin: string
): Record<string, string> {
  const { keyword, location, jobType, experience, page } = search
  const wanted = describeSearch(search)
  const ofPages = page > 1 ? ` (página ${page} de ${meta.totalPages})` : ''
  const isPlain = !jobType && !experience && page === 1
  const query = new URLSearchParams({ ...(keyword && { keyword }), ...(location && { location }) })
  const address = query.size ? `${origin}/jobs?${query}` : `${origin}/jobs`
  return {
    title: escapeHtml(`Empleos ${wanted || 'con caballos'}${ofPages} · ${brand}`),
    description: escapeHtml(
      `${resultCount(meta)}${wanted ? `: ${wanted}` : ''}. Ofertas de cuadras, hípicas y yeguadas, gratis y sin intermediarios.`
    ),
    canonical: escapeHtml(address),
    robots: isPlain && meta.totalJobs > 0 ? 'index, follow' : 'noindex, follow',
    feed: escapeHtml(pathWithSearch('/feed.xml', search))
  }
}

/** What a search asks for, as people say it. */
export function describeSearch({ keyword, location, jobType, experience }: JobListSearch): string {
  const what = [keyword && `«${keyword}»`, jobType, experience, location && `en ${location}`]
  return what.filter(Boolean).join(', ')
}

/** The address of something that is made for a search. */
export function pathWithSearch(path: string, { page, ...filters }: JobListSearch): string {
  const asked = Object.entries(filters).filter(([, value]) => value)
  return asked.length ? `${path}?${new URLSearchParams(asked)}` : path
}

const numbers = new Intl.NumberFormat('es-ES')

function resultCount({ totalJobs, capped }: JobPage['meta']): string {
  const noun = totalJobs === 1 ? 'empleo' : 'empleos'
  return `${capped ? 'Más de ' : ''}${numbers.format(totalJobs)} ${noun} con caballos`
}

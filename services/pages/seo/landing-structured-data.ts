import type { JobPage } from '#projections/jobs/tables/view.ts'
import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { landingPath } from '#services/jobs/shared/provinces.ts'
import { landingPathOf } from '#services/jobs/shared/search-texts.ts'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { jsonForScript } from '../site/html-template.ts'

/** For search engines: where a landing page stands, and the jobs that it lists; empty for every other list. */
export function landingStructuredData(
  search: JobListSearch,
  { jobs }: JobPage,
  origin: string
): string {
  const { role, province } = search
  if (!landingPathOf(search)) return ''
  const levels = [
    ...(role ? [{ name: filterLabel('role', role), path: landingPath({ role }) }] : []),
    ...(province
      ? [
          {
            name: filterLabel('province', province),
            path: landingPath({ ...(role && { role }), province })
          }
        ]
      : [])
  ]
  const data = [breadcrumbs(levels, origin), ...(jobs.length ? [itemList(jobs, origin)] : [])]
  return `<script type="application/ld+json">${jsonForScript(data)}</script>`
}

function itemList(jobs: JobPage['jobs'], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: jobs.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}/jobs/${id}`
    }))
  }
}

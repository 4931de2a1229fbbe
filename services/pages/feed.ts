import type { FeedEntry } from '#projections/jobs/feed-entries.ts'
import { brand } from '#services/platform/config/brand.ts'
import { adTitle, expiryText } from './job-meta.ts'
import { withSearch, wordsOf } from './list-meta.ts'
import type { PageSearch } from './page-data.ts'
import { xmlHead, xmlText } from './xml.ts'

/** New ads as an Atom feed (RFC 4287), of everything or of one search. */
export function feedText(
  jobs: FeedEntry[],
  { search, origin, now }: { search: PageSearch; origin: string; now: Date }
): string {
  const about = wordsOf(search)
  const self = xmlText(origin + withSearch('/feed.xml', search))
  const list = xmlText(origin + withSearch('/jobs', search))
  const changes = jobs.map(({ changedAt }) => changedAt).sort()
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
<id>${self}</id>
<title>${xmlText(`Empleos ${about || 'con caballos'} · ${brand}`)}</title>
<updated>${changes.at(-1) ?? today}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${list}"/>
<icon>${xmlText(origin)}/favicon.svg</icon>
${jobs.map(job => entry(job, origin)).join('')}</feed>
`
}

function entry(job: FeedEntry, origin: string): string {
  const address = xmlText(`${origin}/jobs/${job.id}`)
  const kinds = [job.jobType, job.experience].flatMap(kind => kind ?? [])
  return `<entry>
<id>${address}</id>
<title>${xmlText(adTitle(job))}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${job.postDate}</published>
<updated>${job.changedAt}</updated>
<author><name>${xmlText(job.companyName)}</name></author>
${kinds.map(kind => `<category term="${xmlText(kind)}"/>`).join('')}
<summary type="text">${xmlText(`${job.description}\n\n${expiryText(job.expiryDate)}`)}</summary>
</entry>
`
}

import type { FeedEntry } from '#projections/jobs/search/feed-entries.ts'
import { jobPageTitle, expiryText } from './job-meta.ts'
import { feedTitle } from '#services/jobs/shared/search-texts.ts'
import {
  feedPath,
  jsonFeedPath,
  type JobListSearch,
  searchPath
} from '#services/jobs/shared/search-url.ts'
import { speech } from '#services/words/words.ts'
import { xmlDeclaration, escapeXml } from './xml.ts'

/** The newest jobs of a search as an Atom feed (RFC 4287). */
export function renderFeed(
  jobs: FeedEntry[],
  { search, origin, now }: { search: JobListSearch; origin: string; now: Date }
): string {
  const everyPage = { ...search, page: 1 }
  const self = escapeXml(origin + speech.path(feedPath(search)))
  const list = escapeXml(origin + speech.path(searchPath(everyPage)))
  const changes = jobs.map(({ changedAt }) => changedAt).sort()
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${speech.language}">
<id>${self}</id>
<title>${escapeXml(feedTitle(search))}</title>
<updated>${changes.at(-1) ?? today}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${list}"/>
<icon>${escapeXml(origin)}/favicon.svg</icon>
${jobs.map(job => renderFeedEntry(job, origin)).join('')}</feed>
`
}

function renderFeedEntry(job: FeedEntry, origin: string): string {
  const address = escapeXml(origin + speech.path(`/jobs/${job.id}`))
  const kinds = [job.jobType, job.experience].flatMap(kind => kind ?? [])
  return `<entry>
<id>${address}</id>
<title>${escapeXml(jobPageTitle(job))}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${job.postDate}</published>
<updated>${job.changedAt}</updated>
<author><name>${escapeXml(job.companyName)}</name></author>
${kinds.map(kind => `<category term="${escapeXml(kind)}"/>`).join('')}
<summary type="text">${escapeXml(`${job.description}\n\n${expiryText(job.expiryDate)}`)}</summary>
</entry>
`
}

/** The newest jobs of a search as a JSON Feed (version 1.1). */
export function renderJsonFeed(
  jobs: FeedEntry[],
  { search, origin }: { search: JobListSearch; origin: string }
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(search),
    home_page_url: origin + speech.path(searchPath({ ...search, page: 1 })),
    feed_url: origin + speech.path(jsonFeedPath(search)),
    icon: `${origin}/apple-touch-icon.png`,
    language: speech.language,
    items: jobs.map(job => toFeedItem(job, origin))
  })
}

function toFeedItem(job: FeedEntry, origin: string): object {
  const address = origin + speech.path(`/jobs/${job.id}`)
  return {
    id: address,
    url: address,
    title: jobPageTitle(job),
    content_text: `${job.description}\n\n${expiryText(job.expiryDate)}`,
    ...(job.photo && { image: origin + job.photo }),
    date_published: job.postDate,
    date_modified: job.changedAt,
    authors: [{ name: job.companyName }],
    tags: [job.jobType, job.experience].flatMap(kind => kind ?? [])
  }
}

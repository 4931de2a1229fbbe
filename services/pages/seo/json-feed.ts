import type { FeedEntry } from '#projections/jobs/search/feed-entries.ts'
import { feedTitle } from '#services/jobs/shared/search-texts.ts'
import { jsonFeedPath, type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { speech } from '#services/words/words.ts'
import { expiryText, jobPageTitle } from './job-meta.ts'

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
    items: jobs.map(job => toItem(job, origin))
  })
}

function toItem(job: FeedEntry, origin: string): object {
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

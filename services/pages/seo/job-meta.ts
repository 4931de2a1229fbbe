import type { JobCard } from '#projections/jobs/tables/view.ts'
import { previewSize } from '#events/limits/pictures.ts'
import { previewPath } from '#services/pictures/photo-store.ts'
import { isOver } from '#services/jobs/shared/expiry.ts'
import { cardWords, frameWords, jobWords, outcomeTitles, speech } from '#services/words/words.ts'
import { brand } from '#services/words/shared/brand.ts'
import { longDateAndTime } from '#services/platform/shared/formats.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import type { JobWithoutContact } from '../shared/contract.ts'
import { jobPosting } from './job-posting.ts'
import { jobTypeMetadata } from './job-type-metadata.ts'
import { jsonForScript, escapeHtml } from '../site/html-template.ts'

interface JobMetaOptions {
  origin: string
  now: Date
  /** Whether the employer has a public page. */
  hasEmployerPage: boolean
}

/** Variables of the head of a job's page. Search engines do not index expired and closed jobs. */
export function jobMeta(
  job: JobWithoutContact,
  { origin, now, hasEmployerPage }: JobMetaOptions
): Record<string, string> {
  const address = origin + speech.path(`/jobs/${job.id}`)
  const isOpen = !job.outcome && !isOver(job, now)
  const posting = [
    jobPosting(job, { origin, hasEmployerPage }),
    breadcrumbs([{ name: job.title, path: speech.path(`/jobs/${job.id}`) }], origin)
  ]
  const ending = job.outcome ? `${outcomeTitles[job.outcome]}.` : jobWords.expiredSentence
  const state = isOpen ? expiryText(job.expiryDate) : ending
  return {
    title: escapeHtml(jobPageTitle(job)),
    description: escapeHtml(`${job.companyName}: ${toSentence(job.description)} ${state}`),
    canonical: escapeHtml(address),
    id: escapeHtml(job.id),
    robots: isOpen ? 'index, follow' : 'noindex',
    picture: previewPicture(job, origin),
    posting: isOpen ? `<script type="application/ld+json">${jsonForScript(posting)}</script>` : ''
  }
}

/** For link previews: the first photo of the job, else the drawing of its type. */
function previewPicture(
  { photos = [], jobType, companyName }: JobWithoutContact,
  origin: string
): string {
  const [photo] = photos
  const tags = {
    'og:image': origin + (photo ? previewPath(photo) : jobTypeMetadata[jobType].openGraphImage),
    'og:image:type': photo ? 'image/jpeg' : 'image/png',
    'og:image:width': previewSize.width,
    'og:image:height': previewSize.height,
    'og:image:alt': photo ? cardWords.photoOf(companyName) : frameWords.imageAlt(brand)
  }
  return Object.entries(tags)
    .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(`${value}`)}">`)
    .join('')
}

/** «Mozo/a de cuadra · Segovia». */
export function jobPageTitle({ title, location }: Pick<JobCard, 'title' | 'location'>): string {
  return `${title} · ${location}`
}

export function expiryText(expiryDate: string): string {
  return jobWords.expiresSentence(longDateAndTime(expiryDate))
}

/** Text in one line that ends with a full stop. */
function toSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return /[.!?…]$/.test(line) ? line : `${line}.`
}

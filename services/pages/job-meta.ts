import type { JobType } from '#events/jobs.ts'
import type { JobCard, JobView } from '#projections/jobs/view.ts'
import { brand } from '#services/platform/config/brand.ts'
import { breadcrumbs, jobPosting } from './job-posting.ts'
import { jsonForScript, escapeHtml } from './html-template.ts'

const openGraphImages: Record<JobType, string> = {
  'Jornada Completa': '/og-jornada-completa.png',
  'Media Jornada': '/og-media-jornada.png',
  Prácticas: '/og-practicas.png'
}

/** What stands in the head of an ad's page. Once its time is over, search engines should let go of it. */
export function jobMeta(job: JobView, origin: string, now: Date): Record<string, string> {
  const address = `${origin}/jobs/${job.id}`
  const isLive = new Date(job.expiryDate) > now
  const posting = [jobPosting(job, address, brand), breadcrumbs(job, origin)]
  const state = isLive ? expiryText(job.expiryDate) : 'Anuncio caducado.'
  return {
    title: escapeHtml(jobPageTitle(job)),
    description: escapeHtml(`${job.companyName}: ${toSentence(job.description)} ${state}`),
    canonical: escapeHtml(address),
    robots: isLive ? 'index, follow' : 'noindex',
    picture: openGraphImages[job.jobType],
    posting: isLive ? `<script type="application/ld+json">${jsonForScript(posting)}</script>` : ''
  }
}

/** «Mozo/a de cuadra · Segovia». */
export function jobPageTitle({ title, location }: Pick<JobCard, 'title' | 'location'>): string {
  return `${title} · ${location}`
}

const longDateFormat = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeZone: 'Europe/Madrid'
})

export function expiryText(expiryDate: string): string {
  return `El anuncio caduca el ${longDateFormat.format(new Date(expiryDate))}.`
}

/** In one line, and with an end. */
function toSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return /[.!?…]$/.test(line) ? line : `${line}.`
}

import type { JobType } from '#events/jobs.ts'
import type { JobCard, JobView } from '#projections/jobs/queries.ts'
import { brand } from '#services/platform/config/brand.ts'
import { breadcrumbs, jobPosting } from './job-posting.ts'
import { dataText, htmlText } from './html-template.ts'

const pictures: Record<JobType, string> = {
  'Jornada Completa': '/og-jornada-completa.png',
  'Media Jornada': '/og-media-jornada.png',
  Prácticas: '/og-practicas.png'
}

/** What stands in the head of an ad's page. Once its time is over, search engines should let go of it. */
export function headOfJob(job: JobView, origin: string, now: Date): Record<string, string> {
  const address = `${origin}/jobs/${job.id}`
  const isLive = new Date(job.expiryDate) > now
  const posting = [jobPosting(job, address, brand), breadcrumbs(job, origin)]
  const state = isLive ? expiryText(job.expiryDate) : 'Anuncio caducado.'
  return {
    title: htmlText(adTitle(job)),
    description: htmlText(`${job.companyName}: ${sentence(job.description)} ${state}`),
    canonical: htmlText(address),
    robots: isLive ? 'index, follow' : 'noindex',
    picture: pictures[job.jobType],
    posting: isLive ? `<script type="application/ld+json">${dataText(posting)}</script>` : ''
  }
}

/** «Mozo/a de cuadra · Segovia». */
export function adTitle({ title, location }: Pick<JobCard, 'title' | 'location'>): string {
  return `${title} · ${location}`
}

const long = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })

export function expiryText(expiryDate: string): string {
  return `El anuncio caduca el ${long.format(new Date(expiryDate))}.`
}

/** In one line, and with an end. */
function sentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return /[.!?…]$/.test(line) ? line : `${line}.`
}

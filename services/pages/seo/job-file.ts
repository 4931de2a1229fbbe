import { municipalityText } from '#events/places/place-index.ts'
import type { PublishedJob } from '#projections/jobs/tables/published-jobs.ts'
import { jobFacts } from '#services/jobs/shared/job-facts.ts'
import { isPayTold, payText } from '#services/jobs/shared/pay-text.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { escapeHtml } from '../site/html-template.ts'
import { paragraph } from './job-posting.ts'
import { cdata, escapeXml, xmlDeclaration } from './xml.ts'

/** Jobs in the elements that aggregators ask for (Jooble's format), in chunks; no contact is among them. */
export async function* renderJobFile(
  origin: string,
  batches: AsyncIterable<PublishedJob[]>
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<jobs>\n`
  for await (const jobs of batches) yield jobs.map(job => renderJob(job, origin)).join('')
  yield '</jobs>\n'
}

function renderJob(job: PublishedJob, origin: string): string {
  return `<job id="${escapeXml(job.id)}">
<link>${cdata(`${origin}/jobs/${job.id}`)}</link>
<name>${cdata(job.title)}</name>
<region>${cdata(regionOf(job))}</region>
<description>${cdata(descriptionOf(job))}</description>
<company>${cdata(job.companyName)}</company>
<pubdate>${dateOf(job.postDate)}</pubdate>
<updated>${dateOf(job.changedAt)}</updated>
<expire>${dateOf(job.expiryDate)}</expire>
<jobtype>${jobTypes[job.jobType]}</jobtype>
${isPayTold(job.pay) ? `<salary>${cdata(payText(job.pay))}</salary>\n` : ''}</job>
`
}

const jobTypes: Record<PublishedJob['jobType'], string> = {
  'Jornada Completa': 'full-time',
  'Media Jornada': 'part-time',
  Prácticas: 'internship'
}

/** «Vejer de la Frontera, Cádiz»; the text of a job that names no municipality. */
function regionOf({ area, location }: PublishedJob): string {
  return (area && /^\d{5}$/.test(area) && municipalityText(area)) || location
}

/** The whole text of its page, as HTML. */
function descriptionOf(job: PublishedJob): string {
  const { main, housing, centre, asks, ownRequirements } = jobFacts(job)
  const texts = [job.description, job.details, ownRequirements && `Requisitos: ${ownRequirements}`]
  const lines = [
    ...[...main, ...housing, ...centre].map(
      ({ name, value, note }) => `${name}: ${note ? `${value}, ${note}` : value}`
    ),
    ...asks.map(group => `${group.label}: ${group.asks.join(', ')}`)
  ]
  return [
    ...texts.map(text => (text ? paragraph(text) : '')),
    `<ul>${lines.map(line => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
  ].join('')
}

/** «27.03.2025», by the calendar of Madrid. */
const dateOf = (instant: string) => dayOf(new Date(instant)).split('-').reverse().join('.')

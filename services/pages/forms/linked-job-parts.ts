import { html } from 'hono/html'
import { countApplicationsOf } from '#projections/applications/waiting.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { expiryAfter, isOver } from '#services/jobs/shared/expiry.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'
import type { Html } from './plain-fields.ts'

/** Content of a page. */
export interface Parts {
  thing: Html | ''
  waiting?: string
  /** Further actions. */
  more?: Html | ''
}

/** Undefined for a link that is over. */
export type PartsOf = (board: Board, token: string) => Promise<Parts | undefined>

/** Of the pages on which employers renew or close an ad. */
export const renewalParts = ofAd('Si lo renuevas', renewedUntil)
export const closingParts = ofAd('Si lo cierras', () => 'hoy')

function ofAd(what: string, then: (job: JobView, now: Date) => string): PartsOf {
  return async function adParts(board, token) {
    const { db, now, viewCounter } = board
    const found = board.tokens.read(linkTokens.job.kind, token, now())
    const job = found && (await findJob(db, found.id))
    const isSame = job && Date.parse(job.expiryDate) === found.version
    if (!isSame || job.outcome) return undefined
    const [counts, views] = await Promise.all([
      countApplicationsOf(db, job.id),
      viewCounter.find([job.id])
    ])
    const end = endPart(job, now(), what, then(job, now()))
    const thing = adPart(job, { ...counts, views: views.get(job.id)?.views ?? 0 }, end)
    return { thing, waiting: waitingText(counts.pending) }
  }
}

interface Counts {
  views: number
  applications: number
  waiting: number
}

function adPart(job: JobView, { views, applications, waiting }: Counts, end: Html): Html {
  const sent = formatCount(applications, 'aplicación', 'aplicaciones')
  return html`<section class="box thing">
    <p class="muted small">Tu anuncio</p>
    <p class="thing-title"><a href="/jobs/${job.id}">${job.title}</a></p>
    <p class="muted small dots"><span>${job.companyName} </span><span>${job.location}</span></p>
    <p class="muted small dots"><span>${formatCount(views, 'vista', 'vistas')} </span><span>${sent}${waiting ? `, ${waiting} sin contestar` : ''}</span></p>
    ${end}
  </section>`
}

/** Tells the employer who gets an e-mail when the job ends. */
function waitingText(waiting: number): string {
  if (waiting === 0) return 'Nadie espera respuesta.'
  return waiting === 1
    ? 'Avisamos a la persona que aplicó y sigue esperando.'
    : `Avisamos a las ${waiting} personas que aplicaron y siguen esperando.`
}

const endPart = (job: JobView, now: Date, what: string, then: string) =>
  html`<dl class="from-to" data-until-done>
    <div><dt class="muted small">${isOver(job, now) ? 'Terminó' : 'Termina'}</dt><dd>${longDate(job.expiryDate)}</dd></div>
    <div><dt class="muted small">${what}</dt><dd>${then}</dd></div>
  </dl>`

function renewedUntil(job: JobView, now: Date): string {
  const start = isOver(job, now) ? now : new Date(job.expiryDate)
  return longDate(expiryAfter(start).toISOString())
}

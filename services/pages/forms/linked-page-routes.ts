import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '#events/database/database.ts'
import { countApplicationsOf } from '#projections/applications/waiting.ts'
import { type AlertOwner, findAlertOwner } from '#projections/jobs/alerts/queries.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { expiryAfter, isOver } from '#services/jobs/shared/limits.ts'
import { describeSearch } from '#services/jobs/shared/search-texts.ts'
import { readSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { formatCount, longDate } from '#services/platform/shared/spanish-formats.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { secretAddressHeaders } from '#services/platform/http/request/secret-address.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import type { BuiltSite } from '../site/built-site.ts'
import type { HtmlTemplate } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import type { Html } from './plain-fields.ts'
import { sendPrivatePage } from '../site/send.ts'

export interface LinkedPageDependencies {
  db: Database
  site: BuiltSite
  tokens: Pick<SignedTokens, 'read'>
  viewCounter: {
    find(ids: readonly string[]): Promise<ReadonlyMap<string, { views: number }>>
  }
  now(): Date
}

/**
 * Pages that a link of an e-mail opens, with the thing that their button is about; opening one changes nothing. Of a link that
 * is over they name nothing: the button says so.
 */
export function linkedPageRoutes(dependencies: LinkedPageDependencies): Hono<AppEnv> {
  const { db, site, tokens, viewCounter, now } = dependencies

  async function renderAd(token: string, next: (job: JobView) => Html): Promise<Html | ''> {
    const found = tokens.read(linkTokens.job.kind, token, now())
    const job = found && (await findJob(db, found.id))
    const isSame = job && Date.parse(job.expiryDate) === found.version
    if (!isSame || job.outcome || job.hiddenReason) return ''
    const [counts, views] = await Promise.all([
      countApplicationsOf(db, job.id),
      viewCounter.find([job.id])
    ])
    return adPart(job, { ...counts, views: views.get(job.id)?.views ?? 0 }, next(job))
  }

  async function renderAlert(token: string): Promise<Html | ''> {
    const found = tokens.read(linkTokens.alert.kind, token, now())
    const alert = found && (await findAlertOwner(db, found.id))
    return alert ? alertPart(alert) : ''
  }

  const page = (
    path: string,
    template: HtmlTemplate,
    render: (token: string) => Promise<Html | ''>
  ) =>
    new Hono<AppEnv>().get(`${path}/:token`, keepErrorsPrivate, async c => {
      const thing = String(await render(c.req.param('token')))
      return sendPrivatePage(c, template.fill({ thing }), template.policy, secretAddressHeaders)
    })

  return new Hono<AppEnv>()
    .route(
      '/',
      page('/renovar', site.renewal, token =>
        renderAd(token, job => endPart(job, now(), 'Si lo renuevas', renewedUntil(job, now())))
      )
    )
    .route(
      '/',
      page('/cubierto', site.closing, token =>
        renderAd(token, job => endPart(job, now(), 'Si lo cierras', 'hoy'))
      )
    )
    .route('/', page('/alertas/confirmar', site.alertConfirmation, renderAlert))
}

interface Counts {
  views: number
  applications: number
  waiting: number
}

function adPart(job: JobView, { views, applications, waiting }: Counts, end: Html): Html {
  const sent = formatCount(applications, 'aplicación', 'aplicaciones')
  return html`<section class="thing">
    <p class="kind">Tu anuncio</p>
    <p class="thing-title"><a href="/jobs/${job.id}">${job.title}</a></p>
    <p class="meta">${job.companyName}</p>
    <p class="meta">${job.location}</p>
    <p class="meta">${formatCount(views, 'vista', 'vistas')} · ${sent}${waiting ? `, ${waiting} sin contestar` : ''}</p>
    ${end}
  </section>`
}

const endPart = (job: JobView, now: Date, what: string, then: string) =>
  html`<dl class="from-to">
    <div><dt>${isOver(job, now) ? 'Terminó' : 'Termina'}</dt><dd>${longDate(job.expiryDate)}</dd></div>
    <div><dt>${what}</dt><dd>${then}</dd></div>
  </dl>`

function renewedUntil(job: JobView, now: Date): string {
  const start = isOver(job, now) ? now : new Date(job.expiryDate)
  return longDate(expiryAfter(start).toISOString())
}

function alertPart({ search, every }: AlertOwner): Html {
  const searched = readSearch(new URLSearchParams(search))
  return html`<section class="thing">
    <p class="kind">Lo que buscabas</p>
    <p class="thing-title"><a href="${searchPath(searched)}">${describeSearch(searched) || 'Todos los empleos'}</a></p>
    <p class="meta">${every === 'dia' ? 'Cada día' : 'Cada lunes'}, solo si hay ofertas nuevas</p>
  </section>`
}

import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { countApplicationsOf } from '#projections/applications/waiting.ts'
import { type AlertOwner, findAlertOwner } from '#projections/jobs/alerts/queries.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { findUser } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { toJobQuery } from '#services/jobs/search/list-query.ts'
import { accountLinkKind } from '#services/auth/sessions/account-links.ts'
import { expiryAfter, isOver } from '#services/jobs/shared/expiry.ts'
import { describeSearch } from '#services/jobs/shared/search-texts.ts'
import { readSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { brand } from '#services/words/shared/brand.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { address } from '#services/platform/http/responses/person-parts.ts'
import { secretAddressHeaders } from '#services/platform/http/request/secret-address.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { alertWords, mailLinkWords, speech } from '#services/words/words.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { escapeHtml, type HtmlTemplate } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { sendPrivatePage } from '../site/send.ts'
import type { Html } from './plain-fields.ts'

/**
 * Pages that a link of an e-mail opens, with the thing that their button is about; opening one changes nothing. Of a link that
 * is over they name nothing: the button says so.
 */
export function linkedPageRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/renovar/:token',
      keepErrorsPrivate,
      show(site.renewal, ofAd('Si lo renuevas', renewedUntil))
    )
    .get(
      '/cubierto/:token',
      keepErrorsPrivate,
      show(
        site.closing,
        ofAd('Si lo cierras', () => 'hoy')
      )
    )
    .get('/confirmar/:token', keepErrorsPrivate, show(site.emailConfirmation, emailParts))
    .get(
      '/alertas/confirmar/:token',
      keepErrorsPrivate,
      show(site.alertConfirmation, confirmationParts)
    )
    .get('/baja/:token', keepErrorsPrivate, show(site.unsubscription, endParts))
}

type PartsOf = (board: Board, token: string) => Promise<Parts>

const show = (template: HtmlTemplate, partsOf: PartsOf) =>
  async function showParts(c: Context<AppEnv, '/:token'>): Promise<Response> {
    const token = c.req.param('token')
    const { thing = '', waiting = '', more = '' } = await partsOf(c.env.board, token)
    const filled = { thing: String(thing), waiting, more: String(more), token: escapeHtml(token) }
    return sendPrivatePage(c, template.fill(filled), template.policy, secretAddressHeaders)
  }

const read = ({ tokens, now }: Board, kind: string, token: string) =>
  tokens.read(kind, token, now())

function ofAd(what: string, then: (job: JobView, now: Date) => string): PartsOf {
  return async function adParts(board, token) {
    const { db, now, viewCounter } = board
    const found = read(board, linkTokens.job.kind, token)
    const job = found && (await findJob(db, found.id))
    const isSame = job && Date.parse(job.expiryDate) === found.version
    if (!isSame || job.outcome || job.hiddenReason) return { waiting: waitingText(0) }
    const [counts, views] = await Promise.all([
      countApplicationsOf(db, job.id),
      viewCounter.find([job.id])
    ])
    const end = endPart(job, now(), what, then(job, now()))
    const thing = adPart(job, { ...counts, views: views.get(job.id)?.views ?? 0 }, end)
    return { thing, waiting: waitingText(counts.waiting) }
  }
}

const confirmationParts: PartsOf = async (board, token) => {
  const { db, now } = board
  const found = read(board, linkTokens.alert.kind, token)
  const alert = found && (await findAlertOwner(db, found.id))
  if (!alert) return {}
  const search = toJobQuery(searchOf(alert), 1)
  const { meta } = await searchJobs(db, { ...search, limit: 1 }, now())
  return { thing: alertPart(mailLinkWords.searched, alert, meta.totalJobs) }
}

const endParts: PartsOf = async (board, token) => {
  const found = read(board, linkTokens.alertEnd.kind, token)
  const alert = found && (await findAlertOwner(board.db, found.id))
  const isDaily = alert?.userId && alert.every === 'dia'
  if (alert)
    return { thing: alertPart(mailLinkWords.alert, alert), more: isDaily ? weeklyLink() : '' }
  return read(board, linkTokens.reminders.kind, token) ? { thing: remindersPart() } : {}
}

const emailParts: PartsOf = async (board, token) => {
  const kind = await accountLinkKind(board.db, linkTokens.email)
  const found = read(board, kind, token)
  const account = found && (await findUser(board.db, found.id))
  return account ? { thing: accountPart(account) } : {}
}

/** Content of a page; empty when the link has expired. */
interface Parts {
  thing?: Html
  waiting?: string
  /** Further actions. */
  more?: Html | ''
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
  if (waiting === 1) return 'Avisamos a la persona que aplicó y sigue esperando.'
  return waiting
    ? `Avisamos a las ${waiting} personas que aplicaron y siguen esperando.`
    : 'Avisamos a quienes aplicaron y siguen esperando.'
}

const endPart = (job: JobView, now: Date, what: string, then: string) =>
  html`<dl class="from-to">
    <div><dt class="muted small">${isOver(job, now) ? 'Terminó' : 'Termina'}</dt><dd>${longDate(job.expiryDate)}</dd></div>
    <div><dt class="muted small">${what}</dt><dd>${then}</dd></div>
  </dl>`

function renewedUntil(job: JobView, now: Date): string {
  const start = isOver(job, now) ? now : new Date(job.expiryDate)
  return longDate(expiryAfter(start).toISOString())
}

const searchOf = ({ search }: AlertOwner) => readSearch(new URLSearchParams(search))

function alertPart(kind: string, alert: AlertOwner, offers?: number): Html {
  const searched = searchOf(alert)
  const every = alert.every === 'dia' ? mailLinkWords.everyDay : mailLinkWords.everyMonday
  return html`<section class="box thing">
    <p class="muted small">${kind}</p>
    <p class="thing-title"><a href="${searchPath(searched)}">${describeSearch(searched) || mailLinkWords.allJobs}</a></p>
    <p class="muted small dots">${offers !== undefined && html`<span>${alertWords.now(formatCount(offers, alertWords.job, alertWords.jobs))} </span>`}<span>${every}</span></p>
  </section>`
}

/** The frequency is changed in the account. */
const weeklyLink = () =>
  html`<a class="button quiet" href="${speech.path('/alertas')}">${mailLinkWords.ratherWeekly}</a>`

const remindersPart = () => html`<section class="box thing">
    <p class="muted small">${mailLinkWords.yourMails}</p>
    <p class="thing-title">${mailLinkWords.reminders}</p>
    <p class="muted small">${mailLinkWords.remindersText}</p>
  </section>`

const accountPart = ({ email, pendingEmail, username, createdAt }: UserView) =>
  html`<section class="box thing">
    <p class="muted small">${mailLinkWords.emailOn(brand)}</p>
    <p class="thing-title">${address(shownEmail(pendingEmail ?? email))}</p>
    <p class="muted small">${mailLinkWords.ofAccount}<b>${username}</b>${mailLinkWords.createdOn(longDate(createdAt))}</p>
  </section>`

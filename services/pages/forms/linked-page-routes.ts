import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type AlertOwner, findAlertOwner } from '#projections/jobs/alerts/queries.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import { alert as alertAggregate } from '#events/aggregates/alerts.ts'
import { user } from '#events/aggregates/users.ts'
import { findUser } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { isAlertLinkValid } from '#services/jobs/alerts/decide.ts'
import { toJobQuery } from '#services/jobs/search/list-query.ts'
import { accountLinkKind } from '#services/auth/sessions/account-links.ts'
import { describeSearch } from '#services/jobs/shared/search-texts.ts'
import { readSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { brand } from '#services/words/shared/brand.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { address } from '#services/platform/http/responses/person-parts.ts'
import { secretAddressHeaders } from '#services/platform/http/request/secret-address.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { isEmailLinkValid } from '#services/users/decide.ts'
import { alertWords, mailLinkWords, speech } from '#services/words/words.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { escapeHtml, type HtmlTemplate } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { sendPrivatePage } from '../site/send.ts'
import { sendLinkOver } from './link-over.ts'
import type { Html } from './plain-fields.ts'
import { closingParts, type PartsOf, renewalParts } from './linked-job-parts.ts'

/** Pages that a link of an e-mail opens, with the thing that their button is about; opening one changes nothing. */
export function linkedPageRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  const show = showPart(site)
  return new Hono<AppEnv>()
    .get('/renovar/:token', keepErrorsPrivate, show(site.renewal, renewalParts))
    .get('/cubierto/:token', keepErrorsPrivate, show(site.closing, closingParts))
    .get('/confirmar/:token', keepErrorsPrivate, show(site.emailConfirmation, emailParts))
    .get(
      '/alertas/confirmar/:token',
      keepErrorsPrivate,
      show(site.alertConfirmation, confirmationParts)
    )
    .get('/baja/:token', keepErrorsPrivate, show(site.unsubscription, endParts))
}

const showPart = (site: PagesOfLanguage) => (template: HtmlTemplate, partsOf: PartsOf) =>
  async function showParts(c: Context<AppEnv, '/:token'>): Promise<Response> {
    const token = c.req.param('token')
    const parts = await partsOf(c.env.board, token)
    if (!parts) return sendLinkOver(c, site)
    const { thing, waiting = '', more = '' } = parts
    const filled = { thing: String(thing), waiting, more: String(more), token: escapeHtml(token) }
    return sendPrivatePage(c, template.fill(filled), template.policy, secretAddressHeaders)
  }

const read = ({ tokens, now }: Board, kind: string, token: string) =>
  tokens.read(kind, token, now())

const confirmationParts: PartsOf = async (board, token) => {
  const { db, now } = board
  const found = read(board, linkTokens.alert.kind, token)
  const alert = found && (await findAlertOwner(db, found.id))
  if (!alert) return undefined
  const state = await createStreamLoader(db).load([alertAggregate, found.id])
  if (!isAlertLinkValid(state, found.version)) return undefined
  const search = toJobQuery(searchOf(alert), 1)
  const { meta } = await searchJobs(db, { ...search, limit: 1 }, now())
  return { thing: alertPart(mailLinkWords.searched, alert, meta.totalJobs) }
}

/** An alert that has ended has no part: pressing the button again changes nothing. */
const endParts: PartsOf = async (board, token) => {
  const found = read(board, linkTokens.alertEnd.kind, token)
  const alert = found && (await findAlertOwner(board.db, found.id))
  const isDaily = alert?.userId && alert.every === 'dia'
  if (alert)
    return { thing: alertPart(mailLinkWords.alert, alert), more: isDaily ? weeklyLink() : '' }
  if (found) return { thing: '' }
  return read(board, linkTokens.reminders.kind, token) && { thing: remindersPart() }
}

const emailParts: PartsOf = async (board, token) => {
  const kind = await accountLinkKind(board.db, linkTokens.email)
  const found = read(board, kind, token)
  const account = found && (await findUser(board.db, found.id))
  if (!account) return undefined
  const state = await createStreamLoader(board.db).load([user, found.id])
  return isEmailLinkValid(state, found.version) ? { thing: accountPart(account) } : undefined
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

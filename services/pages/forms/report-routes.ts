import { type Context, Hono } from 'hono'
import { targetKinds } from '#events/aggregates/case-choices.ts'
import { findApplication } from '#projections/applications/queries.ts'
import { findFollowedGuest } from '#services/applications/find-followed.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { Report } from '#services/cases/report-contract.ts'
import { reportNumber } from '#services/cases/decide.ts'
import { reportContent } from '#services/cases/reporting.ts'
import { findReported, type Reporter } from '#services/cases/find-reported.ts'
import { targetNotFound } from '#services/cases/shared/refusals.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { cutAtWord } from '#services/platform/validation/characters.ts'
import { reportWords, speech } from '#services/words/words.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { escapeHtml } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import {
  answerForm,
  type FormPageData,
  noProblem,
  readForm,
  requireValid,
  type SendForm,
  sendFormPage
} from './plain-forms.ts'
import { renderReportForm, renderReportSent } from './report-form.ts'

/** «Denunciar»: a form that works without a script. A script shows the same form in a dialog. */
export function reportPageRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  const { report: template } = site

  async function sendForm(
    c: Context<AppEnv>,
    { status, ...form }: FormPageData,
    action: string,
    reporter: Reporter
  ) {
    const { config, db } = c.env.board
    const { tipo, id = '' } = form.values
    const kind = targetKinds.find(known => known === tipo)
    const found = kind && (await findReported({ db, config }, { kind, id }, reporter))
    if (!kind || !found) throw new HttpError(targetNotFound)
    const title = shorten(found.title)
    const data = { ...form, action, kind, id, title, dataController: site.dataController }
    const values = {
      title: escapeHtml(reportWords.titleOf(title)),
      form: String(await renderReportForm(data))
    }
    return sendFormPage(c, template, values, status)
  }

  async function keepReport(c: Context<AppEnv>, reporter: Reporter) {
    const values = await readForm(c)
    const { tipo, id, ...written } = values
    const report = requireValid(Report.safeParse({ target: { kind: tipo, id }, ...written }))
    const request = { ...c.var, ...reporter, id: await idOf(c.env.board, values) }
    const number = await reportContent(c.env.board, report, request)
    const form = String(await renderReportSent(number, report.email !== undefined))
    return sendFormPage(c, template, { title: reportWords.sent, form }, 201)
  }

  const sendOwnForm: SendForm = (c, form) =>
    sendForm(c, form, speech.path('/denunciar'), { user: c.var.user })

  const sendGuestForm: SendForm = async (c, form) => {
    const { guestId } = (await findGuest(c)) ?? {}
    return guestId ? sendForm(c, form, guestPath(c), { guestId }) : leadToLinkOver(c)
  }

  return new Hono<AppEnv>()
    .use('/denunciar', keepErrorsPrivate)
    .get('/denunciar', authorize('findJob'), c => {
      const { tipo = '', id = '' } = c.req.query()
      return sendOwnForm(c, { ...noProblem, values: { tipo, id, clave: c.var.newId() } })
    })
    .post('/denunciar', answerForm(fields, sendOwnForm), authorize('reportContent'), c =>
      keepReport(c, { user: c.var.user })
    )

    .use('/seguimiento/:token/denunciar', keepErrorsPrivate)
    .get('/seguimiento/:token/denunciar', authorize('findJob'), async c => {
      const { id = '' } = c.req.query()
      const { db, now } = c.env.board
      const { applicationId } = (await findGuest(c)) ?? {}
      const sent = applicationId && (await findApplication(db, applicationId, now()))
      if (!sent) return leadToLinkOver(c)
      const values = { tipo: 'message', id, clave: c.var.newId(), email: sent.applicantEmail }
      return sendGuestForm(c, { ...noProblem, values })
    })
    .post(
      '/seguimiento/:token/denunciar',
      answerForm(fields, sendGuestForm),
      authorize('reportContent'),
      async c => {
        const { guestId } = (await findGuest(c)) ?? {}
        return guestId ? keepReport(c, { user: undefined, guestId }) : leadToLinkOver(c)
      }
    )
}

const tokenOf = (c: Context) => c.req.param('token') ?? ''
const guestPath = (c: Context) => speech.path(`/seguimiento/${tokenOf(c)}/denunciar`)

/** The guest whose application the link leads to; a session, on a shared computer perhaps another person's, says nothing. */
const findGuest = (c: Context<AppEnv>) => findFollowedGuest(c.env.board, tokenOf(c))

/** The page of the link says that it is over. */
const leadToLinkOver = (c: Context): Response =>
  c.redirect(speech.path(`/seguimiento/${encodeURIComponent(tokenOf(c))}`), 303)

/** Equal for a form that is sent twice with the same content; each form has a key of its own. */
async function idOf(
  { db, vault }: Pick<Board, 'db' | 'vault'>,
  { clave = '', tipo, id }: Record<string, string>
): Promise<string> {
  const hash = await vault.keyedHash(db, `report ${clave} ${tipo} ${id}`)
  return reportNumber(BigInt(`0x${hash.toString('hex')}`).toString(36))
}

const fields = ['reason', 'text', 'name', 'email']

const maxTitleLength = 80

function shorten(text: string): string {
  return cutAtWord(text.replace(/\s+/g, ' '), maxTitleLength)
}

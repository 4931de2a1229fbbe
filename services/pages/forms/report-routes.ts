import { Hono } from 'hono'
import { targetKinds } from '#events/aggregates/case-choices.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { Report } from '#services/cases/report-contract.ts'
import { reportNumber } from '#services/cases/decide.ts'
import { reportContent } from '#services/cases/reporting.ts'
import { findReported } from '#services/cases/find-reported.ts'
import { targetNotFound } from '#services/cases/shared/refusals.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { cutAtWord } from '#services/platform/validation/characters.ts'
import { reportWords } from '#services/words/words.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { escapeHtml } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import {
  answerForm,
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

  const sendForm: SendForm = async (c, { status, ...form }) => {
    const { config, db } = c.env.board
    const { tipo, id = '' } = form.values
    const kind = targetKinds.find(known => known === tipo)
    const found = kind && (await findReported({ db, config }, { kind, id }, c.var.user))
    if (!kind || !found) throw new HttpError(targetNotFound)
    const title = shorten(found.title)
    const data = { ...form, kind, id, title, dataController: site.dataController }
    const values = {
      title: escapeHtml(reportWords.titleOf(title)),
      form: String(await renderReportForm(data))
    }
    return sendFormPage(c, template, values, status)
  }

  return new Hono<AppEnv>()
    .use('/denunciar', keepErrorsPrivate)
    .get('/denunciar', authorize('findJob'), c => {
      const { tipo = '', id = '' } = c.req.query()
      return sendForm(c, { ...noProblem, values: { tipo, id, clave: c.var.newId() } })
    })
    .post('/denunciar', answerForm(fields, sendForm), authorize('reportContent'), async c => {
      const values = await readForm(c)
      const { tipo, id, ...written } = values
      const report = requireValid(Report.safeParse({ target: { kind: tipo, id }, ...written }))
      const number = await reportContent(c.env.board, report, {
        ...c.var,
        id: await idOf(c.env.board, values)
      })
      const form = String(await renderReportSent(number, report.email !== undefined))
      return sendFormPage(c, template, { title: reportWords.sent, form }, 201)
    })
}

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

import { type Context, Hono } from 'hono'
import { type TargetKind, targetKinds } from '#events/aggregates/cases.ts'
import type { Database } from '#events/database/database.ts'
import { findReportTarget } from '#projections/cases/targets.ts'
import type { Authorize } from '#services/auth/decide.ts'
import { Report } from '#services/cases/contract.ts'
import { reportNumber, targetNotFound } from '#services/cases/decide.ts'
import type { AppEnv, AppVariables } from '#services/platform/http/app-env.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { requireForm } from '#services/platform/http/request-body.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import type { BuiltSite } from './built-site.ts'
import { escapeHtml } from './html-template.ts'
import { keepErrorsPrivate } from './keep-errors-private.ts'
import {
  formProblem,
  noProblem,
  type PlainFormData,
  readForm,
  requireValid,
  sendFormPage
} from './plain-forms.ts'
import { renderReportForm, renderReportSent } from './report-form.ts'

export interface ReportPageDependencies {
  authorize: Authorize
  db: Database
  /** Keeps a report, and returns its number. */
  reportContent(
    report: Report,
    request: Pick<AppVariables, 'user' | 'requestId' | 'clientAddress'> & { id: string }
  ): Promise<string>
  site: BuiltSite
  vault: { keyedHash(db: Database, text: string): Promise<Buffer> }
}

/** «Denunciar»: a form that works without a script. A script shows the same form in a dialog. */
export function reportPageRoutes(dependencies: ReportPageDependencies): Hono<AppEnv> {
  const { authorize, db, reportContent, site, vault } = dependencies
  const { report: template } = site

  /** Of a form that is sent twice the same; each form has a key of its own. */
  async function idOf({ clave = '', tipo, id }: Record<string, string>): Promise<string> {
    const hash = await vault.keyedHash(db, `report ${clave} ${tipo} ${id}`)
    return reportNumber(BigInt(`0x${hash.toString('hex')}`).toString(36))
  }

  async function sendForm(
    c: Context,
    { status, ...form }: PlainFormData & { status: HttpError['status'] }
  ): Promise<Response> {
    const { tipo, id = '' } = form.values
    const kind = targetKinds.find(one => one === tipo)
    const title = kind && (await findTitle(db, kind, id, c.var.user?.id))
    if (!kind || !title) throw new HttpError(404, targetNotFound)
    const data = { ...form, kind, id, title, dataController: site.dataController }
    const values = {
      title: escapeHtml(`Denunciar «${title}»`),
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
    .post('/denunciar', requireForm, authorize('reportContent'), async c => {
      const values = await readForm(c)
      const { tipo, id, reason, text, name, email, [honeypotField]: honeypot } = values
      try {
        const request = { target: { kind: tipo, id }, reason, text, name, email }
        const report = requireValid(Report.safeParse(request))
        const reportId = await idOf(values)
        const number = honeypot ? reportId : await reportContent(report, { ...c.var, id: reportId })
        const form = String(await renderReportSent(number, report.email !== undefined))
        return sendFormPage(c, template, { title: 'Denuncia enviada', form }, 201)
      } catch (error) {
        return sendForm(c, formProblem(error, { reason: '', text: '', ...values }))
      }
    })
}

const maxTitleLength = 80

async function findTitle(
  db: Database,
  kind: TargetKind,
  id: string,
  visitorId: string | undefined
) {
  const found = await findReportTarget(db, kind, id, visitorId)
  const title = found?.content[0]?.text.replace(/\s+/g, ' ') ?? ''
  return title.length > maxTitleLength ? `${title.slice(0, maxTitleLength)}…` : title
}

import { Hono } from 'hono'
import type { StatementView } from '#projections/cases/view.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import { Appeal } from '#services/cases/contract.ts'
import { appealFormMissing } from '#services/cases/shared/refusals.ts'
import type { AppEnv, AppVariables } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { appealSent, renderAppealForm } from './appeal-form.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import {
  answerForm,
  noProblem,
  readForm,
  requireValid,
  type SendForm,
  sendFormPage
} from './plain-forms.ts'

export interface AppealPageDependencies {
  appeals: {
    read(
      token: string
    ): Promise<{ statement: StatementView; reportId?: string | undefined } | undefined>
    appeal(
      appeal: Appeal,
      request: Pick<AppVariables, 'requestId' | 'clientAddress'>
    ): Promise<void>
  }
  authorize: Authorize
  site: BuiltSite
}

/** A complaint about a decision, by the link of an e-mail; it works without a script. */
export function appealPageRoutes({
  appeals,
  authorize,
  site: { appeal: template }
}: AppealPageDependencies): Hono<AppEnv> {
  const sendForm: SendForm = async (c, { status, ...form }) => {
    const found = await appeals.read(c.req.param('token') ?? '')
    if (!found) throw new HttpError(appealFormMissing)
    const { statement, reportId } = found
    const data = { ...form, statement, isReporter: reportId !== undefined }
    return sendFormPage(c, template, { form: String(await renderAppealForm(data)) }, status)
  }

  return new Hono<AppEnv>()
    .use('/reclamar/:token', keepErrorsPrivate)
    .get('/reclamar/:token', authorize('findJob'), c => sendForm(c, { ...noProblem, values: {} }))
    .post(
      '/reclamar/:token',
      answerForm(['text'], sendForm),
      authorize('appealDecision'),
      async c => {
        const token = c.req.param('token')
        const { text = '' } = await readForm(c)
        await appeals.appeal(requireValid(Appeal.safeParse({ token, text })), c.var)
        return sendFormPage(c, template, { form: String(await appealSent) }, 201)
      }
    )
}

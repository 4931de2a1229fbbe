import { Hono } from 'hono'
import { html } from 'hono/html'
import type { StatementView } from '#projections/cases/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { describeReturn } from '#services/cases/removals.ts'
import { appealByLink, findAppealed } from '#services/cases/appeals.ts'
import { Appeal } from '#services/cases/contract.ts'
import { appealFormMissing } from '#services/cases/shared/refusals.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import {
  groundText,
  originText,
  outcomeText,
  redressText,
  reportedName,
  scopeText,
  targetName
} from '#services/cases/shared/statement-texts.ts'
import { reportLength } from '#events/limits/cases.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import type { PlainFormData } from '../shared/contract.ts'
import {
  answerForm,
  noProblem,
  readForm,
  requireValid,
  type SendForm,
  sendFormPage
} from './plain-forms.ts'
import { type Html, plainErrors, plainTextArea } from './plain-fields.ts'

/** A complaint about a decision, by the link of an e-mail; it works without a script. */
export function appealPageRoutes({ appeal: template }: BuiltSite): Hono<AppEnv> {
  const sendForm: SendForm = async (c, { status, ...form }) => {
    const found = await findAppealed(c.env.board, c.req.param('token') ?? '')
    if (!found) throw new HttpError(appealFormMissing)
    const { statement, reportId } = found
    const returns = await describeReturn(c.env.board.db, statement)
    const data = { ...form, statement, returns, isReporter: reportId !== undefined }
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
        const appeal = requireValid(Appeal.safeParse({ token, text }))
        await appealByLink(c.env.board, appeal, c.var)
        return sendFormPage(c, template, { form: String(await appealSent) }, 201)
      }
    )
}

interface AppealForm extends PlainFormData {
  statement: StatementView
  /** What returns when the complaint is accepted. */
  returns: string | undefined
  isReporter: boolean
}

/** A decision, and the form to complain about it. A reporter does not see what is for the owner alone. */
function renderAppealForm({ statement, returns, isReporter, ...form }: AppealForm): Html {
  const { decidedAt, facts } = statement
  return html`<form class="form" method="post" novalidate data-plain-form>
  <dl class="facts">
    ${fact('Sobre', isReporter ? reportedName(statement) : targetName(statement))}
    ${fact('Decisión', `${outcomeText(statement)}, el ${longDate(decidedAt)}`)}
    ${!isReporter && facts && fact('Hechos', facts)}${fact('Regla', groundText(statement))}
    ${!isReporter && fact('Qué supone', scopeText(statement))}${fact('Cómo se decidió', originText(statement))}
    ${returns && fact('Si tienes razón', returns)}
  </dl>
  ${plainErrors(form)}${plainTextArea(form, {
    name: 'text',
    label: 'Por qué no estás de acuerdo',
    hint: 'Lo leerá otra vez una persona, y te contestaremos por correo.',
    max: reportLength.max
  })}
  <p class="row actions"><button class="button primary" type="submit">Enviar reclamación</button></p>
  <p class="muted small">${redressText}</p>
</form>`
}

const fact = (term: string, text: string) =>
  html`<div><dt>${term}</dt><dd>${text.charAt(0).toUpperCase()}${text.slice(1)}</dd></div>`

const appealSent = html`<div class="stack" data-plain-form>
  <p class="notice good">Hemos recibido tu reclamación.</p>
  <p>La mirará una persona, y te escribiremos con lo que decida.</p>
</div>`

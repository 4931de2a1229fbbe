import { html } from 'hono/html'
import type { StatementView } from '#projections/cases/view.ts'
import {
  groundText,
  originText,
  redressText,
  reportedName,
  scopeText,
  targetName
} from '#services/cases/statement-texts.ts'
import { outcomeLabels } from '#services/cases/case-texts.ts'
import { appealLength } from '#services/cases/limits.ts'
import { longDate } from '#services/platform/config/spanish-formats.ts'
import { type Html, plainErrors, plainTextArea } from './plain-fields.ts'
import type { PlainFormData } from './contract.ts'

interface AppealForm extends PlainFormData {
  statement: StatementView
  isReporter: boolean
}

/** A decision, and the form to complain about it. Who reported reads nothing that is for the owner alone. */
export function renderAppealForm({ statement, isReporter, ...form }: AppealForm): Html {
  const { outcome, decidedAt, facts } = statement
  return html`<form class="form" method="post" novalidate data-plain-form>
  <dl class="facts">
    ${fact('Sobre', isReporter ? reportedName(statement) : targetName(statement))}
    ${fact('Decisión', `${outcomeLabels[outcome]}, el ${longDate(decidedAt)}`)}
    ${!isReporter && facts && fact('Hechos', facts)}${fact('Regla', groundText(statement))}
    ${!isReporter && fact('Qué supone', scopeText(statement))}${fact('Cómo se decidió', originText(statement))}
  </dl>
  ${plainErrors(form)}${plainTextArea(form, {
    name: 'text',
    label: 'Por qué no estás de acuerdo',
    hint: 'Lo leerá otra vez una persona, y te contestaremos por correo.',
    max: appealLength.max
  })}
  <p class="row actions"><button class="button primary" type="submit">Enviar reclamación</button></p>
  <p class="muted small">${redressText}</p>
</form>`
}

const fact = (term: string, text: string) =>
  html`<div><dt>${term}</dt><dd>${text.charAt(0).toUpperCase()}${text.slice(1)}</dd></div>`

export const appealSent = html`<div class="stack" role="status" data-plain-form>
  <p class="notice good">Hemos recibido tu reclamación.</p>
  <p>La mirará una persona, y te escribiremos con lo que decida.</p>
</div>`

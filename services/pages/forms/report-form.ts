import { html } from 'hono/html'
import { caseRules, type TargetKind } from '#events/aggregates/case-choices.ts'
import { ruleTexts } from '#services/cases/shared/rule-texts.ts'
import { targetNouns } from '#services/cases/shared/case-texts.ts'
import { reportLength } from '#services/cases/shared/limits.ts'
import {
  type Html,
  plainError,
  plainErrors,
  plainHoneypot,
  plainInput,
  plainTextArea
} from './plain-fields.ts'
import type { DataController, PlainFormData } from '../shared/contract.ts'

interface ReportForm extends PlainFormData {
  kind: TargetKind
  id: string
  title: string
  dataController: DataController
}

/** Reports something: the same form in its page and, with a script, in a dialog. */
export function renderReportForm({ kind, id, title, dataController, ...form }: ReportForm): Html {
  return html`<form class="form" method="post" action="/denunciar" novalidate data-plain-form>
  <p>Vas a denunciar ${targetNouns[kind]} <b>«${title}»</b>. Lo mirará una persona. No hace falta tener cuenta, y a
    quien lo publica no le decimos quién eres.</p>
  ${plainErrors(form)}<input type="hidden" name="tipo" value="${kind}">
  <input type="hidden" name="id" value="${id}">
  <input type="hidden" name="clave" value="${form.values['clave'] ?? ''}">
  <fieldset class="field" id="reason" tabindex="-1">
    <legend class="label">¿Qué pasa?</legend>${plainError(form, 'reason')}<div class="box settings">${caseRules.map(
      reason =>
        html`<label class="setting"><input type="radio" name="reason" value="${reason}"${form.values['reason'] === reason && html` checked`}><b>${ruleTexts[reason].reason}</b></label>`
    )}</div>
  </fieldset>
  ${plainTextArea(form, {
    name: 'text',
    label: 'Cuéntanoslo',
    hint: 'Qué dice o qué te ha pasado, con tus palabras.',
    max: reportLength.max
  })}
  ${plainInput(form, { name: 'name', label: 'Tu nombre', autoComplete: 'name', isOptional: true })}
  ${plainInput(form, {
    name: 'email',
    label: 'Tu correo electrónico',
    hint: 'Para decirte qué decidimos. Sin correo no podemos contestarte.',
    type: 'email',
    autoComplete: 'email',
    isOptional: true
  })}
  ${plainHoneypot()}
  <div class="data-notice"><p>Responsable: ${dataController.name} (${dataController.email}). Usamos lo que escribas solo para
    mirar esta denuncia y contestarte, como obliga el Reglamento de Servicios Digitales.
    <a href="/privacy#derechos">Tus derechos</a></p></div>
  <p class="row actions"><button class="button primary" type="submit">Enviar denuncia</button></p>
</form>`
}

export function renderReportSent(number: string, isAnswerable: boolean): Html {
  const next = isAnswerable
    ? 'Te mandamos ahora un acuse de recibo y, cuando una persona lo haya mirado, qué ha decidido.'
    : 'La mirará una persona. Como no nos has dejado un correo, no podemos contestarte.'
  return html`<div class="stack" data-plain-form>
  <p class="notice good">Gracias. Tu denuncia tiene el número <b class="nb">${number}</b>.</p>
  <p>${next}</p>
  <p><a href="/jobs">Ver empleos</a></p>
</div>`
}

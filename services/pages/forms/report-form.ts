import { defaultLanguage } from '#events/aggregates/languages.ts'
import { html } from 'hono/html'
import { caseRules, type TargetKind } from '#events/aggregates/case-choices.ts'
import {
  frameWords,
  reportReasons,
  reportWords,
  speech,
  targetNouns
} from '#services/words/words.ts'
import { reportLength } from '#events/limits/cases.ts'
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
  /** The path that it is sent to. */
  action: string
  kind: TargetKind
  id: string
  title: string
  dataController: DataController
}

/** Reports something: the same form in its page and, with a script, in a dialog. */
export function renderReportForm({
  action,
  kind,
  id,
  title,
  dataController,
  ...form
}: ReportForm): Html {
  return html`<form class="form" method="post" action="${action}" novalidate data-plain-form>
  <p>${reportWords.aboutTo}${targetNouns[kind]} <b lang="${defaultLanguage}" dir="auto">${speech.quoted(title)}</b>. ${reportWords.aPerson}</p>
  ${plainErrors(form)}<input type="hidden" name="tipo" value="${kind}">
  <input type="hidden" name="id" value="${id}">
  <input type="hidden" name="clave" value="${form.values['clave'] ?? ''}">
  <fieldset class="field" id="reason" tabindex="-1">
    <legend class="label">${reportWords.reason}</legend>${plainError(form, 'reason')}<div class="box settings">${caseRules.map(
      reason =>
        html`<label class="setting"><input type="radio" name="reason" value="${reason}"${form.values['reason'] === reason && html` checked`}><b>${reportReasons[reason]}</b></label>`
    )}</div>
  </fieldset>
  ${plainTextArea(form, {
    name: 'text',
    label: reportWords.text,
    hint: reportWords.textHint,
    max: reportLength.max
  })}
  ${plainInput(form, { name: 'name', label: reportWords.name, autoComplete: 'name', isOptional: true })}
  ${plainInput(form, {
    name: 'email',
    label: reportWords.email,
    hint: reportWords.emailHint,
    type: 'email',
    autoComplete: 'email',
    isOptional: true
  })}
  ${plainHoneypot()}
  <div class="data-notice stack gap-2 muted small"><p>${reportWords.controller}${dataController.name} (${dataController.email}). ${reportWords.purpose}
    <a href="/privacy#derechos">${reportWords.rights}</a></p></div>
  <p class="row actions"><button class="button primary" type="submit">${reportWords.send}</button></p>
</form>`
}

export function renderReportSent(number: string, isAnswerable: boolean): Html {
  const next = isAnswerable ? reportWords.answerable : reportWords.unanswerable
  return html`<div class="stack" data-plain-form>
  <p class="notice good">${reportWords.thanks}<b class="nb">${number}</b>.</p>
  <p>${next}</p>
  <p><a href="${speech.path('/jobs')}">${frameWords.seeJobs}</a></p>
</div>`
}

import { html } from 'hono/html'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import type { PlainFormData } from '../shared/contract.ts'
import { formWords } from '#services/words/words.ts'

/** HTML of `hono/html`: what was inserted is escaped. */
export type Html = ReturnType<typeof html>

interface PlainField {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
}

/** A line of text in a form that works without a script. */
export function plainInput(
  form: PlainFormData,
  {
    type = 'text',
    autoComplete,
    ...field
  }: PlainField & { type?: 'text' | 'email'; autoComplete: string }
): Html {
  const { name } = field
  return plainField(
    form,
    field,
    html`<input class="input" dir="auto" type="${type}" id="${name}" name="${name}" autocomplete="${autoComplete}" value="${form.values[name] ?? ''}"${inputState(form, field)}>`
  )
}

export function plainTextArea(
  form: PlainFormData,
  { max, ...field }: PlainField & { max: number }
): Html {
  const { name } = field
  return plainField(
    form,
    field,
    html`<textarea class="input" dir="auto" rows="5" id="${name}" name="${name}" maxlength="${max}"${inputState(form, field)}>${form.values[name] ?? ''}</textarea>`
  )
}

/** The errors of a form that came back, each with a link to its field. */
export function plainErrors({ errors, failure }: PlainFormData): Html {
  if (!errors.length && !failure) return html``
  const links = errors.map(
    ({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`
  )
  return html`<div class="summary" tabindex="-1"><div role="alert"><h2>${formWords.problem}</h2>${failure && html`<p>${failure}</p>`}${links.length > 0 && html`<ul>${links}</ul>`}</div></div>`
}

export function plainError({ errors }: PlainFormData, name: string): Html {
  const error = errors.find(({ field }) => field === name)
  if (!error) return html``
  return html`<p class="error" id="${name}-error"><span class="visually-hidden">${formWords.errorPrefix}</span>${error.message}</p>`
}

/** Hidden from people; only programs fill it in. */
export const plainHoneypot =
  (): Html => html`<div class="honeypot" aria-hidden="true"><label>${formWords.leaveEmpty}
  <input type="text" name="${honeypotField}" tabindex="-1" autocomplete="off"></label></div>`

function plainField(form: PlainFormData, field: PlainField, input: Html): Html {
  const { name, label, hint, isOptional } = field
  const optional = isOptional && html` <span class="optional">${formWords.optional}</span>`
  const about = hint && html`<p class="hint" id="${name}-hint">${hint}</p>`
  return html`<div class="field"><label for="${name}">${label}${optional}</label>${about}${plainError(form, name)}${input}</div>`
}

/** Attributes that tie an input to its hint and its error. */
function inputState({ errors }: PlainFormData, { name, hint, isOptional }: PlainField): Html {
  const isWrong = errors.some(({ field }) => field === name)
  const described = [hint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ')
  return html` aria-required="${String(!isOptional)}"${isWrong && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}`
}

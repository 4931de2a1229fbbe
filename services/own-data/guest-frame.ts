import { html } from 'hono/html'
import { shownEmail } from '#services/platform/validation/email-address.ts'

export type Html = ReturnType<typeof html>

interface Guest {
  name: string | null
  email: string
  /** The link of the e-mail; the pages stand below it. */
  token: string
}

const tabs = [
  { path: '', text: 'Tu aplicación' },
  { path: '/mis-datos', text: 'Mis datos' }
]

/** The head of the pages of somebody without an account, and the way from one to the other. */
export function guestFrame({ name, email, token }: Guest, current: '' | '/mis-datos'): Html {
  return html`<div class="account-head">
  <p class="title">Sin cuenta</p>
  <div class="account-summary"><span class="avatar c" aria-hidden="true">${initialsOf(name ?? email)}</span><b>${name}</b> <span>${address(shownEmail(email))}</span></div>
</div>
<nav class="tabs" aria-label="Tus páginas">${tabs.map(
    ({ path, text }) =>
      html`<a href="/seguimiento/${token}${path}"${path === current && html` aria-current="page"`}>${text}</a> `
  )}</nav>`
}

/** An e-mail; a narrow line breaks it before «@» and dots. */
export function address(text: string): Html {
  const [first, ...rest] = text.split(/(?=[@.])/)
  return html`<span class="address">${first}${rest.map(part => html`<wbr>${part}`)}</span>`
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}

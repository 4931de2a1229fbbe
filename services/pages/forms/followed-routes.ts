import { Hono } from 'hono'
import { html } from 'hono/html'
import { type FollowedApplicationView, findFollowed } from '#services/applications/find-followed.ts'
import { longDate } from '#services/platform/shared/spanish-formats.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { address, personParts } from '#services/platform/http/responses/person-parts.ts'
import { secretAddressHeaders } from '#services/platform/http/request/secret-address.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { escapeHtml } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import type { Html } from './plain-fields.ts'
import { sendFile, sendPrivatePage } from '../site/send.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'

/** An application as its applicant follows it with the link of an e-mail. */
export function followedPageRoutes({
  site,
  ...source
}: { site: BuiltSite } & Parameters<typeof findFollowed>[0]) {
  return new Hono<AppEnv>().get('/seguimiento/:token', keepErrorsPrivate, async c => {
    const token = c.req.param('token')
    const found = await findFollowed(source, token)
    if (!found) return sendFile(c, site.linkOver)
    const page = site.followed.fill(followedParts(found, token))
    return sendPrivatePage(c, page, site.followed.policy, secretAddressHeaders)
  })
}

function followedParts(application: FollowedApplicationView, token: string) {
  const { applicantName: name, applicantEmail: email, jobTitle, companyName } = application
  const parts = html`${application.withdrawnAt && withdrawnPart}${application.isEmailBounced && bouncedPart(application)}
    <div class="box">${factList(application)}</div>
    <div class="actions">${!application.isJobWithdrawn && adLink(application)}
    ${!application.withdrawnAt && withdrawPart(application)}</div>`
  return {
    ...personParts({ name, email }),
    token: escapeHtml(token),
    heading: escapeHtml(`Tu aplicación a «${jobTitle ?? 'un empleo'}»`),
    about: companyName ? escapeHtml(`La tiene ${companyName}.`) : '',
    application: String(parts),
    more: String(
      html`${othersPart(application)}${application.applicantId ? accountDataPart : accountOffer}`
    )
  }
}

function factList(application: FollowedApplicationView): Html {
  const { coverLetter, appliedAt, applicantEmail, applicantPhone, earlierLetters } = application
  const { employerWords } = application
  return html`<dl class="facts">
    ${fact('Estado', statusOf(application))}
    ${fact('Empresa', employerOf(application))}
    ${employerWords && letterPart('Lo que te escribe', employerWords)}
    ${fact('Enviada el', longDate(appliedAt))}
    ${letterPart(earlierLetters.length ? 'Lo último que se envió' : 'Motivos para aplicar', coverLetter)}
    ${earlierLetters.map(letter => letterPart(`Antes, el ${longDate(letter.writtenAt)}`, letter.coverLetter))}
    ${fact('Te contestan a', html`${address(shownEmail(applicantEmail))}${applicantPhone && html`<span class="block">${applicantPhone}</span>`}`)}
  </dl>`
}

/** The notice after a withdrawal takes the focus. */
const withdrawnPart = html`<p class="notice good" role="status" tabindex="-1" data-outcome>Tu aplicación está retirada. La empresa ya no ve lo que escribiste ni tus datos de contacto.</p>`

const bouncedPart = ({ applicantEmail }: FollowedApplicationView) =>
  html`<p class="notice warning">No podemos escribirte a <b>${shownEmail(applicantEmail)}</b>: su servidor de correo dice que esa dirección no existe. Mira aquí la respuesta.</p>`

function othersPart({ others }: FollowedApplicationView): Html | '' {
  if (!others.length) return ''
  return html`<section class="section" aria-labelledby="otras">
    <div class="head"><h2 id="otras">Tus otras aplicaciones</h2></div>
    <ul class="box items">${others.map(
      ({ jobTitle, companyName, token }) =>
        html`<li><div class="item-body"><p class="item-title"><a class="whole" href="/seguimiento/${token}">${jobTitle ?? 'Un empleo'}</a></p>${companyName && html` <p class="meta">${companyName}</p>`}</div></li>`
    )}</ul>
  </section>`
}

function employerOf({ companyName, employerId, isEmployerDeleted }: FollowedApplicationView) {
  if (!companyName) return 'Ya no está'
  return isEmployerDeleted
    ? companyName
    : html`<a href="/employers/${employerId}">${companyName}</a>`
}

const fact = (name: string, value: string | Html) =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`

const letterPart = (name: string, text: string) =>
  html`<div><dt>${name}</dt><dd class="text">${text}</dd></div>`

function statusOf({
  status,
  withdrawnAt,
  isJobClosed,
  isJobWithdrawn
}: FollowedApplicationView): Html {
  if (withdrawnAt) return tag('neutral', 'Retirada', `el ${longDate(withdrawnAt)}`)
  if (status === 'approved') {
    return tag('approved', 'Aprobada', 'la empresa se pondrá en contacto contigo')
  }
  if (status === 'rejected') return tag('rejected', 'Rechazada')
  return isJobClosed || isJobWithdrawn
    ? tag('neutral', 'Cerrado', 'el anuncio se cerró sin contestarte')
    : tag('pending', 'Pendiente', 'la empresa aún no ha contestado')
}

const tag = (look: string, text: string, more = '') =>
  html`<span class="tag ${look}">${text}</span>${more && html` <span class="small muted">${more}</span>`}`

const adLink = ({ jobId }: FollowedApplicationView) =>
  html`<a class="button secondary" href="/jobs/${jobId}">Ver el anuncio</a>`

/** Asks once; the page is replaced by the result. */
const withdrawPart = ({ id }: FollowedApplicationView) => html`<details class="ask">
  <summary class="button quiet danger-text">Retirar mi aplicación</summary>
  <div class="notice warning stack">
    <p>¿Seguro? La empresa dejará de ver lo que escribiste y tus datos de contacto.</p>
    <mail-button data-method="DELETE" data-call="applications/${id}" data-bearer data-shows-page data-pending="Retirando…">
      <p role="status"></p>
      <button class="button danger slim needs-script" type="button">Sí, retirarla</button>
    </mail-button>
  </div></details>`

const accountDataPart = html`<p>Esta aplicación está en tu cuenta: lo que guardamos de ti está en <a href="/mis-datos">Mis datos</a>.</p>`

const accountOffer = html`<section class="alert-line">
    <h2>Guárdalo en una cuenta</h2>
    <p class="small">Con el mismo correo, esta aplicación y las siguientes quedan en un sitio.</p>
    <p><a class="button secondary" href="/auth?register=true">Registrarse</a></p>
  </section>`

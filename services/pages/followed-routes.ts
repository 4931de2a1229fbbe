import { Hono } from 'hono'
import { longDate } from '#services/platform/config/spanish-formats.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { secretAddressHeaders } from '#services/platform/http/secret-address.ts'
import type { BuiltSite } from './built-site.ts'
import { escapeHtml } from './html-template.ts'
import { keepErrorsPrivate } from './keep-errors-private.ts'
import { sendPrivatePage } from './send.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'

interface FollowedApplication {
  id: string
  jobTitle: string | null
  companyName: string | null
  applicantEmail: string
  applicantPhone: string | null
  isEmailBounced: boolean
  coverLetter: string
  employerWords: string | null
  earlierLetters: readonly { coverLetter: string; writtenAt: string }[]
  status: 'pending' | 'approved' | 'rejected'
  appliedAt: string
  withdrawnAt: string | null
  applicantId: string | null
  isJobClosed: boolean
  isJobWithdrawn: boolean
  /** What the same guest has sent besides, each with its token. */
  others: readonly { jobTitle: string | null; companyName: string | null; token: string }[]
}

export interface FollowedPageDependencies {
  findFollowed(token: string): Promise<FollowedApplication | undefined>
  site: BuiltSite
}

/** An application as its applicant follows it with the link of an e-mail. */
export function followedPageRoutes({ findFollowed, site }: FollowedPageDependencies) {
  return new Hono<AppEnv>().get('/seguimiento/:token', keepErrorsPrivate, async c => {
    const token = c.req.param('token')
    const found = await findFollowed(token)
    const page = site.followed.fill(found ? followedParts(found, token) : overParts)
    return sendPrivatePage(c, page, site.followed.policy, secretAddressHeaders)
  })
}

const overParts = {
  heading: 'Este enlace ya no sirve',
  application: '<p>La aplicación ya no existe, o el enlace ha caducado.</p>',
  withdraw: '',
  data: '',
  erase: ''
}

function followedParts(application: FollowedApplication, token: string) {
  const { coverLetter, appliedAt, applicantPhone, earlierLetters } = application
  return {
    heading: `Tu aplicación a «${escapeHtml(application.jobTitle ?? 'un empleo')}»`,
    application: `${application.withdrawnAt ? withdrawnPart : ''}${application.isEmailBounced ? bouncedPart(application) : ''}<dl class="facts">
      ${fact('Empresa', application.companyName ?? 'Ya no está')}
      ${fact('Estado', statusOf(application))}
      ${application.employerWords ? letterPart('Lo que te escribe', application.employerWords) : ''}
      ${fact('Enviada el', longDate(appliedAt))}
      ${applicantPhone ? fact('Tu teléfono', applicantPhone) : ''}
      ${letterPart(earlierLetters.length ? 'Lo último que se envió' : 'Lo que escribiste', coverLetter)}
      ${earlierLetters.map(one => letterPart(`Antes, el ${longDate(one.writtenAt)}`, one.coverLetter)).join('')}
    </dl>${othersPart(application)}`,
    withdraw: application.withdrawnAt ? '' : withdrawPart(application),
    data: application.applicantId ? accountDataPart : dataPart(escapeHtml(token)),
    erase: application.applicantId ? '' : erasePart(application)
  }
}

/** What the withdrawal is followed by: it takes the focus. */
const withdrawnPart =
  '<p class="notice good" role="status" tabindex="-1" data-outcome>Tu aplicación está retirada. La empresa ya no ve lo que escribiste ni tus datos de contacto.</p>'

const bouncedPart = ({ applicantEmail }: FollowedApplication) =>
  `<p class="notice warning">No podemos escribirte a <b>${escapeHtml(shownEmail(applicantEmail))}</b>: su servidor de correo dice que esa dirección no existe. Mira aquí la respuesta.</p>`

function othersPart({ others }: FollowedApplication): string {
  if (!others.length) return ''
  const items = others.map(({ jobTitle, companyName, token }) => {
    const title = `${jobTitle ?? 'Un empleo'}${companyName ? `, ${companyName}` : ''}`
    return `<li><a href="/seguimiento/${escapeHtml(token)}">${escapeHtml(title)}</a></li>`
  })
  return `<h2>Tus otras aplicaciones</h2><ul>${items.join('')}</ul>`
}

const fact = (name: string, value: string) =>
  `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`

const letterPart = (name: string, text: string) =>
  `<div class="wide"><dt>${name}</dt><dd class="text">${escapeHtml(text)}</dd></div>`

function statusOf({
  status,
  withdrawnAt,
  isJobClosed,
  isJobWithdrawn
}: FollowedApplication): string {
  if (withdrawnAt) return `Retirada el ${longDate(withdrawnAt)}`
  if (status === 'approved') return 'Aprobada: la empresa se pondrá en contacto contigo'
  if (status === 'rejected') return 'Rechazada'
  return isJobClosed || isJobWithdrawn
    ? 'El anuncio se cerró sin contestarte'
    : 'Pendiente: la empresa aún no ha contestado'
}

type Application = Pick<FollowedApplication, 'id'>

const withdrawPart = ({ id }: Application) => `<details class="disclosure">
  <summary>Retirar mi aplicación</summary>
  <p>¿Seguro? La empresa dejará de ver lo que escribiste y tus datos de contacto.</p>
  <mail-button data-method="DELETE" data-call="applications/${id}" data-bearer data-shows-page data-pending="Retirando…">
    ${button('danger', 'Sí, retirarla')}
  </mail-button></details>`

const dataPart = (token: string) => `<h2>Tus datos</h2>
  <p>Todo lo que guardamos de ti, también de otras aplicaciones con este correo:</p>
  <p class="row"><a class="button secondary" href="/seguimiento/${token}/mis-datos">Ver mis datos</a>
  <a class="button secondary" href="/seguimiento/${token}/mis-datos.zip" download>Descargar mis datos</a></p>`

const accountDataPart =
  '<p>Esta aplicación está en tu cuenta: lo que guardamos de ti está en <a href="/mis-datos">Mis datos</a>.</p>'

const erasePart = ({ id }: Application) => `<details class="disclosure">
  <summary>Borrar mis datos</summary>
  <p>Se borra todo lo que has enviado sin cuenta con este correo: también las aplicaciones a otros empleos. No se puede deshacer.</p>
  <mail-button data-method="DELETE" data-call="applications/${id}/guest" data-bearer data-pending="Borrando…">
    ${button('danger', 'Borrar todo')}
  </mail-button></details>`

const button = (kind: string, text: string) => `<p role="status"></p>
    <button class="button ${kind} needs-script" type="button">${text}</button>`

import { Hono } from 'hono'
import { longDate } from '#services/platform/config/spanish-formats.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import type { BuiltSite } from './built-site.ts'
import { escapeHtml } from './html-template.ts'
import { keepErrorsPrivate } from './keep-errors-private.ts'
import { secretAddressHeaders, sendPrivatePage } from './send.ts'

interface FollowedApplication {
  id: string
  jobTitle: string | null
  companyName: string | null
  applicantEmail: string
  isEmailBounced: boolean
  coverLetter: string
  status: 'pending' | 'approved' | 'rejected'
  appliedAt: string
  withdrawnAt: string | null
  applicantId: string | null
  isJobClosed: boolean
  isJobWithdrawn: boolean
}

export interface FollowedPageDependencies {
  findFollowed(token: string): Promise<FollowedApplication | undefined>
  site: BuiltSite
}

/** An application as its applicant follows it with the link of a letter. */
export function followedPageRoutes({ findFollowed, site }: FollowedPageDependencies) {
  return new Hono<AppEnv>().get('/seguimiento/:token', keepErrorsPrivate, async c => {
    const found = await findFollowed(c.req.param('token'))
    const page = site.followed.fill(found ? followedParts(found) : overParts)
    return sendPrivatePage(c, page, site.followed.policy, secretAddressHeaders)
  })
}

const overParts = {
  heading: 'Este enlace ya no sirve',
  application: '<p>La aplicación ya no existe, o el enlace ha caducado.</p>',
  withdraw: '',
  erase: ''
}

function followedParts(application: FollowedApplication) {
  const { coverLetter, appliedAt } = application
  return {
    heading: `Tu aplicación a «${escapeHtml(application.jobTitle ?? 'un empleo')}»`,
    application: `${application.isEmailBounced ? bouncedPart(application) : ''}<dl class="facts">
      ${fact('Empresa', application.companyName ?? 'Ya no está')}
      ${fact('Estado', statusOf(application))}
      ${fact('Enviada el', longDate(appliedAt))}
      <div class="wide"><dt>Lo que escribiste</dt><dd class="text">${escapeHtml(coverLetter)}</dd></div>
    </dl>`,
    withdraw: application.withdrawnAt ? '' : withdrawPart(application),
    erase: application.applicantId ? '' : erasePart(application)
  }
}

const bouncedPart = ({ applicantEmail }: FollowedApplication) =>
  `<p class="notice warning">No podemos escribirte a <b>${escapeHtml(applicantEmail)}</b>: su servidor de correo dice que esa dirección no existe. Mira aquí la respuesta.</p>`

const fact = (name: string, value: string) =>
  `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`

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

const withdrawPart = ({ id }: Application) =>
  `<p>Si la retiras, la empresa dejará de ver lo que escribiste y tus datos de contacto.</p>
  <letter-button data-method="DELETE" data-call="applications/${id}" data-bearer data-pending="Retirando…" data-done="Tu aplicación está retirada.">
    ${button('secondary', 'Retirar mi aplicación')}
  </letter-button>`

const erasePart = ({ id }: Application) => `<details><summary>Borrar mis datos</summary>
  <p>Se borra todo lo que has enviado sin cuenta con este correo: también las aplicaciones a otros empleos. No se puede deshacer.</p>
  <letter-button data-method="DELETE" data-call="applications/${id}/guest" data-bearer data-pending="Borrando…">
    ${button('danger', 'Borrar todo')}
  </letter-button></details>`

const button = (kind: string, text: string) => `<p role="status"></p>
    <button class="button ${kind} needs-script" type="button">${text}</button>`

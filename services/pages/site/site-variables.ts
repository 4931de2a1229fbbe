import type { Config } from '#services/platform/config/config.ts'
import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import type { DataController } from '../shared/contract.ts'
import { escapeHtml, jsonForScript } from './html-template.ts'

/** Values of the configuration for placeholders of pages: `%%origin%%`, `%%contactEmail%%`. */
export type SiteVariables = Record<string, string>

export function siteVariables(config: Config): SiteVariables {
  const { place, phone, email } = config.contact
  const { operator } = config
  const controller = dataController(config)
  return {
    dataController: jsonForScript(controller),
    eraseAfter: controller.eraseAfter,
    eraseAfterDays: String(config.eraseAfterDays),
    archiveFor: controller.archiveFor,
    origin: escapeHtml(config.appOrigin),
    operatorName: escapeHtml(operator.name),
    operatorTaxId: escapeHtml(operator.taxId),
    operatorAddress: escapeHtml(operator.address),
    operatorRegister: renderRegister(operator.register),
    operatorEmail: escapeHtml(operator.email),
    operatorPhone: escapeHtml(operator.phone),
    operatorPhoneLink: phoneLink(operator.phone),
    contactPlace: escapeHtml(place),
    contactPhone: escapeHtml(phone),
    contactPhoneLink: phoneLink(phone),
    contactEmail: escapeHtml(email),
    sourceUrl: escapeHtml(config.sourceUrl),
    sendsMail: config.mail.delivery === 'none' ? '' : 'yes',
    alertsLink: config.mail.delivery === 'none' ? '' : alertsLink,
    payRequiredFrom: config.payRequiredFrom ?? '',
    socialLinks: renderSocialLinks(config.socialLinks)
  }
}

/** In the menu of an applicant's account. */
const alertsLink = '<li data-not-for="employer"><a href="/alertas">Avisos de empleo</a></li>'

export function dataController({ operator, eraseAfterDays, archiveYears }: Config): DataController {
  return {
    name: operator.name,
    email: operator.email,
    eraseAfter: formatDuration(eraseAfterDays, 'day'),
    archiveFor: formatDuration(archiveYears, 'year'),
    guestsFor: termText(storageRules.guests.term)
  }
}

const phoneLink = (phone: string) => phone.replace(/[^\d+]/g, '')

/** A row of the notice; empty for an operator who is in no register. */
function renderRegister(register: string | undefined): string {
  return register ? `<div><dt>Registro</dt><dd>${escapeHtml(register)}</dd></div>` : ''
}

function formatDuration(value: number, unit: 'day' | 'year'): string {
  return value.toLocaleString('es-ES', { style: 'unit', unit, unitDisplay: 'long' })
}

/** The list of the footer; empty without links. */
function renderSocialLinks(links: Config['socialLinks']): string {
  if (!links.length) return ''
  const items = links.map(
    ({ name, url }) =>
      `<li><a href="${escapeHtml(url)}" rel="me noopener">${escapeHtml(name)}</a></li>`
  )
  return `<ul class="social" aria-label="Redes sociales">${items.join('')}</ul>`
}

/** Other placeholders stay: they are filled at each request. */
export function insertSiteVariables(html: string, variables: SiteVariables): string {
  return html.replace(/%%(\w+)%%/g, (placeholder, name: string) => variables[name] ?? placeholder)
}

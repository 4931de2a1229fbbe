import { phoneHref } from '#services/platform/validation/phone-number.ts'
import type { Config } from '#services/platform/config/config.ts'
import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import type { DataController } from '../shared/contract.ts'
import { escapeHtml, jsonForScript } from './html-template.ts'
import { frameWords, speech } from '#services/words/words.ts'

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
    operatorPhoneLink: phoneHref(operator.phone),
    contactPlace: escapeHtml(place),
    contactPhone: escapeHtml(phone),
    contactPhoneLink: phoneHref(phone),
    contactEmail: escapeHtml(email),
    sourceUrl: escapeHtml(config.sourceUrl),
    sendsMail: config.mail.delivery === 'none' ? '' : 'yes',
    alertsLink: config.mail.delivery === 'none' ? '' : renderAlertsLink(),
    payRequiredFrom: config.payRequiredFrom ?? '',
    mcp: config.mcp ? mcpText : '',
    socialLinks: renderSocialLinks(config.socialLinks)
  }
}

/** For the menu of an applicant's account. */
const renderAlertsLink = () =>
  `<li data-not-for="employer"><a href="${speech.path('/alertas')}">${frameWords.alerts}</a></li>`

/** A paragraph of the page about the API. */
const mcpText =
  '<p>Un asistente que hable el protocolo MCP busca y lee empleos en <code>/mcp</code>, sin cuenta y sin escribir nada.</p>'

export function dataController({ operator, eraseAfterDays, archiveYears }: Config): DataController {
  return {
    name: operator.name,
    email: operator.email,
    eraseAfter: formatDuration(eraseAfterDays, 'day'),
    archiveFor: formatDuration(archiveYears, 'year'),
    guestsFor: termText(storageRules.guests.term)
  }
}

/** A row of the notice; empty for an operator who is in no register. */
function renderRegister(register: string | undefined): string {
  return register ? `<div><dt>Registro</dt><dd>${escapeHtml(register)}</dd></div>` : ''
}

function formatDuration(value: number, unit: 'day' | 'year'): string {
  return value.toLocaleString(speech.locale, { style: 'unit', unit, unitDisplay: 'long' })
}

/** Icons in place of the names of networks. */
const networkIcons = new Map([
  [
    'Instagram',
    'M5.5 2.5h9a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3zM10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM14.3 5.7h.01'
  ],
  [
    'Facebook',
    'M11 17.5V10.8h2.4l.5-2.8H11V6.3c0-.9.4-1.5 1.6-1.5H14V2.5h-2.2c-2.3 0-3.5 1.4-3.5 3.5v2H6v2.8h2.3v6.7'
  ]
])

/** The list of the footer; empty without links. */
function renderSocialLinks(links: Config['socialLinks']): string {
  if (!links.length) return ''
  const items = links.map(({ name, url }) => {
    const icon = networkIcons.get(name)
    const text = escapeHtml(name)
    const shown = icon
      ? `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${icon}"/></svg><span class="visually-hidden">${text}</span>`
      : text
    return `<li><a href="${escapeHtml(url)}" rel="me noopener">${shown}</a></li>`
  })
  return `<ul class="social" aria-label="${frameWords.socialNetworks}">${items.join('')}</ul>`
}

/** Other placeholders stay: they are filled at each request. */
export function insertSiteVariables(html: string, variables: SiteVariables): string {
  return html.replace(/%%(\w+)%%/g, (placeholder, name: string) => variables[name] ?? placeholder)
}

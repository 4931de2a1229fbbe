import { phoneLinks } from '#projections/views/phone-links.ts'
import type { Config } from '#services/platform/config/config.ts'
import { storageRules, termText } from '#services/users/shared/storage-terms.ts'
import type { DataController } from '../shared/contract.ts'
import { escapeHtml, jsonForScript } from './html-template.ts'
import { renderAlertsLink, renderSocialLinks } from './frame-parts.ts'
import { renderDpo, renderProcessors } from './processors.ts'
import { speech } from '#services/words/words.ts'

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
    operatorPhoneLink: `tel:${phoneLinks(operator.phone).tel}`,
    dpo: renderDpo(config),
    processors: renderProcessors(config),
    contactPlace: escapeHtml(place),
    contactPhone: escapeHtml(phone),
    contactPhoneLink: `tel:${phoneLinks(phone).tel}`,
    contactEmail: escapeHtml(email),
    sourceUrl: escapeHtml(config.sourceUrl),
    sendsMail: config.mail.delivery === 'none' ? '' : 'yes',
    alertsLink: config.mail.delivery === 'none' ? '' : renderAlertsLink(),
    payRequiredFrom: config.payRequiredFrom ?? '',
    mcp: config.mcp ? mcpText : '',
    socialLinks: renderSocialLinks(config.socialLinks)
  }
}

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

/** Other placeholders stay: they are filled at each request. */
export function insertSiteVariables(html: string, variables: SiteVariables): string {
  return html.replace(/%%(\w+)%%/g, (placeholder, name: string) => variables[name] ?? placeholder)
}

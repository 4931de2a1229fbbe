import type { Config } from '#services/platform/config/config.ts'
import { escapeHtml } from './html-template.ts'

/** What pages say that only the operator knows: `%%origin%%`, `%%contactEmail%%`. */
export type SiteVariables = Record<string, string>

export function siteVariables({ appOrigin, contact, ...config }: Config): SiteVariables {
  const { place, phone, email } = contact
  return {
    eraseAfter: formatDuration(config.eraseAfterDays, 'day'),
    archiveFor: formatDuration(config.archiveYears, 'year'),
    origin: escapeHtml(appOrigin),
    contactPlace: escapeHtml(place),
    contactPhone: escapeHtml(phone),
    contactPhoneLink: phone.replace(/[^\d+]/g, ''),
    contactEmail: escapeHtml(email)
  }
}

/** «30 días». */
function formatDuration(value: number, unit: 'day' | 'year'): string {
  return value.toLocaleString('es-ES', { style: 'unit', unit, unitDisplay: 'long' })
}

/** Other places stay: they are filled for each request. */
export function insertSiteVariables(html: string, constants: SiteVariables): string {
  return html.replace(/%%(\w+)%%/g, (place, name: string) => constants[name] ?? place)
}

import type { Config } from '#services/platform/config/config.ts'
import { htmlText } from './html-template.ts'

/** What pages say that only the operator knows: `%%origin%%`, `%%contactEmail%%`. */
export type Constants = Record<string, string>

export function constantsOf({ appOrigin, contact, ...config }: Config): Constants {
  const { place, phone, email } = contact
  return {
    eraseAfter: lengthOf(config.eraseAfterDays, 'day'),
    archiveFor: lengthOf(config.archiveYears, 'year'),
    origin: htmlText(appOrigin),
    contactPlace: htmlText(place),
    contactPhone: htmlText(phone),
    contactPhoneLink: phone.replace(/[^\d+]/g, ''),
    contactEmail: htmlText(email)
  }
}

/** «30 días». */
function lengthOf(value: number, unit: 'day' | 'year'): string {
  return value.toLocaleString('es-ES', { style: 'unit', unit, unitDisplay: 'long' })
}

/** Other places stay: they are filled for each request. */
export function withConstants(html: string, constants: Constants): string {
  return html.replace(/%%(\w+)%%/g, (place, name: string) => constants[name] ?? place)
}

import type { Config } from './config.ts'

/** Who keeps personal data and for how long, as the notices at forms say it (RGPD, article 13). */
export interface DataController {
  name: string
  email: string
  /** «30 días»: from the deletion of an account to its erasure. */
  eraseAfter: string
  /** «3 años»: the encrypted copy of a deleted account. */
  archiveFor: string
}

export function dataController({ contact, eraseAfterDays, archiveYears }: Config): DataController {
  return {
    name: contact.name,
    email: contact.email,
    eraseAfter: formatDuration(eraseAfterDays, 'day'),
    archiveFor: formatDuration(archiveYears, 'year')
  }
}

function formatDuration(value: number, unit: 'day' | 'year'): string {
  return value.toLocaleString('es-ES', { style: 'unit', unit, unitDisplay: 'long' })
}

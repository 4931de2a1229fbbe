import { months, weeks } from '#services/words/shared/spanish-counts.ts'
import { day } from '#events/units.ts'
import { applicationNoticeDays, idleNotice, storageTerms } from '#events/limits/storage.ts'
import { speech } from '#services/words/words.ts'
/** A storage term: days of 24 hours, or months of the calendar. */
export type StorageTerm = { days: number } | { months: number }

interface StorageRule {
  what: string
  term: StorageTerm
  /** The event from which the term is counted. */
  since: string
  /** The consequence of its end. */
  after: string
}

/** The storage terms that an operator cannot set; the scheduled jobs and `/privacy` follow them. */
export const storageRules = {
  applications: {
    what: 'Aplicaciones con cuenta',
    term: storageTerms.applications,
    since: 'desde que termina el anuncio',
    after: `se borran; avisamos a las dos partes ${applicationNoticeDays} días antes`
  },
  guests: {
    what: 'Datos de quien aplica sin cuenta',
    term: storageTerms.guests,
    since: 'desde su última aplicación',
    after: 'se borran con sus aplicaciones'
  },
  messages: {
    what: 'Mensajes',
    term: storageTerms.messages,
    since: 'desde el último de la conversación',
    after: 'se borra la conversación'
  },
  expiredContacts: {
    what: 'Teléfono y correo de un anuncio caducado',
    term: storageTerms.expiredContacts,
    since: 'desde que caduca',
    after: 'se borran del anuncio; vuelven si se renueva'
  },
  expiredJobs: {
    what: 'Anuncios',
    term: storageTerms.expiredJobs,
    since: 'desde que caducan',
    after: 'se borran; quedan cifras sin datos de nadie'
  },
  withdrawnJobs: {
    what: 'Anuncios que eliminas',
    term: storageTerms.withdrawnJobs,
    since: 'desde el día en que caducaban, si nadie aplicó',
    after: 'se borra también el título; lo demás sale en el acto'
  },
  drafts: {
    what: 'Borradores de anuncios',
    term: storageTerms.drafts,
    since: 'desde el último cambio',
    after: 'se borran'
  },
  idleAccounts: {
    what: 'Cuentas sin usar',
    term: storageTerms.idleAccounts,
    since: 'desde la última vez que entraste',
    after: `se eliminan; avisamos ${months(idleNotice.months)} y ${weeks(idleNotice.weeks)} antes`
  },
  cases: {
    what: 'Denuncias y decisiones',
    term: storageTerms.cases,
    since: 'desde la última decisión o reclamación',
    after: 'se borran los textos, los nombres y los correos; quedan las cifras'
  },
  mail: {
    what: 'Correos que te enviamos',
    term: storageTerms.mail,
    since: 'desde que se escriben',
    after: 'se borran'
  },
  backups: {
    what: 'Copias de seguridad',
    term: storageTerms.backups,
    since: 'desde que se hacen',
    after: 'se destruyen'
  }
} as const satisfies Record<string, StorageRule>

/** How long before the deletion each notice is sent. */
export const idleNotices: readonly StorageTerm[] = [
  { months: idleNotice.months },
  { days: idleNotice.weeks * 7 }
]

/** The latest start of a term that has ended by now. */
export function termStart(now: Date, term: StorageTerm): Date {
  if ('days' in term) return new Date(now.getTime() - term.days * day)
  const start = new Date(now)
  start.setUTCMonth(start.getUTCMonth() - term.months)
  // The 31st of a month without one is its last day.
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0)
  return start
}

/** The instant at which the term ends. */
export function addTerm(now: Date, term: StorageTerm): Date {
  if ('days' in term) return daysAfter(now, term.days)
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + term.months)
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0)
  return end
}

export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day)
}

/** «12 meses», «30 días». */
export function termText(term: StorageTerm): string {
  return 'days' in term ? speech.days(term.days) : speech.months(term.months)
}

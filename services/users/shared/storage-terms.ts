import { day } from '#events/units.ts'
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

/** Days before the erasure of an application on which both sides receive a notice. */
export const applicationNoticeDays = 14

/** The storage terms that an operator cannot set; the scheduled jobs and `/privacy` follow them. */
export const storageRules = {
  applications: {
    what: 'Aplicaciones con cuenta',
    term: { months: 12 },
    since: 'desde que termina el anuncio',
    after: `se borran; avisamos a las dos partes ${applicationNoticeDays} días antes`
  },
  guests: {
    what: 'Datos de quien aplica sin cuenta',
    term: { months: 6 },
    since: 'desde su última aplicación',
    after: 'se borran con sus aplicaciones'
  },
  messages: {
    what: 'Mensajes',
    term: { months: 24 },
    since: 'desde el último de la conversación',
    after: 'se borra la conversación'
  },
  expiredContacts: {
    what: 'Teléfono y correo de un anuncio caducado',
    term: { days: 30 },
    since: 'desde que caduca',
    after: 'se borran del anuncio; vuelven si se renueva'
  },
  expiredJobs: {
    what: 'Anuncios',
    term: { months: 24 },
    since: 'desde que caducan',
    after: 'se borran; quedan cifras sin datos de nadie'
  },
  withdrawnJobs: {
    what: 'Anuncios que eliminas',
    term: { days: 30 },
    since: 'desde el día en que caducaban, si nadie aplicó',
    after: 'se borra también el título; lo demás sale en el acto'
  },
  drafts: {
    what: 'Borradores de anuncios',
    term: { months: 6 },
    since: 'desde el último cambio',
    after: 'se borran'
  },
  idleAccounts: {
    what: 'Cuentas sin usar',
    term: { months: 24 },
    since: 'desde la última vez que entraste',
    after: 'se eliminan; avisamos un mes y dos semanas antes'
  },
  cases: {
    what: 'Denuncias y decisiones',
    term: { months: 12 },
    since: 'desde la última decisión o reclamación',
    after: 'se borran los textos, los nombres y los correos; quedan las cifras'
  },
  mail: {
    what: 'Correos que te enviamos',
    term: { days: 30 },
    since: 'desde que se escriben',
    after: 'se borran'
  },
  backups: {
    what: 'Copias de seguridad',
    term: { days: 30 },
    since: 'desde que se hacen',
    after: 'se destruyen'
  }
} as const satisfies Record<string, StorageRule>

/** Days before the deletion of an idle account on which its last notice is sent. */
export const lastNoticeDays = 14

/** How long before the deletion each notice is sent. */
export const idleNotices: readonly StorageTerm[] = [{ months: 1 }, { days: lastNoticeDays }]

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

import { alert } from '#events/aggregates/alerts.ts'
import { application } from '#events/aggregates/applications.ts'
import { message } from '#events/aggregates/messages.ts'
import { readOwnHistory } from '#services/account-archive/own-history.ts'
import { listMailsOf } from '#services/mail/outbox/store.ts'
import { messagesOf, type OwnDataSource, rows, withCamelCaseKeys } from './own-data.ts'
import type { GuestData } from './view.ts'

type Tables = Pick<GuestData, 'applications' | 'messages' | 'alerts' | 'reports' | 'appeals'>

/** Alerts belong to an e-mail: these are of the address to which the e-mails of the guest go. */
const tablesQuery = `SELECT ${rows(
  `(SELECT a.*, j.title AS job_title FROM applications AS a
     LEFT JOIN jobs AS j ON j.id = a.job_id WHERE a.guest_id = $1 AND a.applicant_id IS NULL) AS t`,
  't.applied_at',
  ['person_id']
)} AS applications,
  ${messagesOf('$1')} AS messages,
  ${rows(
    `(SELECT * FROM alerts WHERE user_id IS NULL AND lower(email) IN (
       SELECT lower(applicant_email) FROM applications WHERE guest_id = $1 AND applicant_id IS NULL)) AS t`,
    't.id'
  )} AS alerts,
  ${rows('reports AS t WHERE reporter_id = $1', 't.reported_at', ['content', 'owner_id'])} AS reports,
  ${rows('case_appeals AS t WHERE appellant_id = $1', 't.appealed_at')} AS appeals`

/** Everything that the board knows of a person without an account. */
export async function collectGuestData(source: OwnDataSource, guestId: string): Promise<GuestData> {
  const { db, now } = source
  const [tables = { applications: [], messages: [], alerts: [], reports: [], appeals: [] }] =
    await db.query<Tables>(tablesQuery, [guestId, now().toISOString()])
  const alerts = tables.alerts.map(idOf)
  const own = [
    ...tables.applications.map(record => application.stream(idOf(record))),
    ...tables.messages.map(record => message.stream(idOf(record)))
  ]
  // An alert without an account is a person of its own in the log.
  const history = await Promise.all([
    readOwnHistory(source, guestId, own),
    ...alerts.map(id => readOwnHistory(source, id, [alert.stream(id)]))
  ])
  const mails = await Promise.all([guestId, ...alerts].map(id => listMailsOf(db, id)))
  const outside = { mail: mails.flat(), history: history.flat() }
  return withCamelCaseKeys({ madeAt: now().toISOString(), ...tables, ...outside }) as GuestData
}

const idOf = (record: object) => String((record as { id: string }).id)

import type { Queryable, Transaction } from '#events/database/database.ts'
import type { Subscription } from '#events/store/process-batch.ts'
import type { StoredEvent } from '#events/aggregates/stored-event.ts'
import { matchAlertsWithJobs, type NewJob } from './matches.ts'
import { hasNewSynonyms, syncAlertQueries, syncAllAlertQueries } from './queries.ts'

type MatchedEvent = Pick<StoredEvent, 'type' | 'data' | 'at'>

const alertTypes = ['AlertConfirmed', 'AlertChanged', 'AlertEnded']
const userTypes = ['UserSoftDeleted', 'UserRestored', 'UserErased']
const jobTypes = [
  'JobPosted',
  'JobRevised',
  'JobRenewed',
  'JobExpiryCorrected',
  'JobShown',
  'JobReleased'
]

interface JobEventData {
  id: string
  isReopened?: boolean
  wasShown?: boolean
}

/** Finds the alerts that each new or reopened job matches, instead of searching for each alert. */
export const createAlertSubscription = (db: Queryable): Subscription => ({
  name: 'alerts',
  on: Object.fromEntries(
    [...alertTypes, ...userTypes, ...jobTypes].map(type => [
      type,
      (tx, event) => handle(tx, db, [event])
    ])
  ),
  onBatch: (tx, events) => handle(tx, db, events)
})

/** A job is compared with the alerts as they are after the batch: an alert knows since when jobs are new to it. */
async function handle(
  tx: Transaction,
  db: Queryable,
  events: readonly MatchedEvent[]
): Promise<void> {
  const idsOf = (types: readonly string[]) =>
    events.filter(({ type }) => types.includes(type)).map(({ data }) => (data as { id: string }).id)
  const changed = { alerts: idsOf(alertTypes), people: idsOf(userTypes) }
  const jobs = events.flatMap(newJob)
  if (changed.alerts.length || changed.people.length) await syncAlertQueries(tx, changed)
  if (!jobs.length) return
  if (await hasNewSynonyms(tx)) await syncAllAlertQueries(tx)
  await matchAlertsWithJobs(tx, db, jobs)
}

/** A job that was revised, wrongly expired, renewed before its end, or held after it had been public, is as new as it was. */
function newJob({ type, data, at }: MatchedEvent): NewJob[] {
  if (!jobTypes.includes(type)) return []
  const { id, isReopened, wasShown } = data as JobEventData
  const isAsNew =
    ['JobRevised', 'JobExpiryCorrected'].includes(type) ||
    (type === 'JobRenewed' && !isReopened) ||
    wasShown === true
  return [{ id, newAt: isAsNew ? null : at, at }]
}

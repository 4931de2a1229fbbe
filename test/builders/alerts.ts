import { type AlertEvent, alert } from '#events/aggregates/alerts.ts'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { createAlertSubscription } from '#services/jobs/alerts/subscription.ts'
import { seedEvents, testTime, testVault } from '../events/event-builders.ts'

/** Seeds a confirmed alert without an account, and returns its id. */
export async function seedAlert(
  db: Database,
  search: Record<string, string>,
  { email = 'luis@example.org', at = testTime } = {}
): Promise<string> {
  const id = newId()
  const events: AlertEvent[] = [
    {
      type: 'AlertRequested',
      data: { id, every: 'dia' },
      subject: id,
      personal: { search, email }
    },
    { type: 'AlertConfirmed', data: { id, termsVersion: 1 } }
  ]
  await seedEvents(db, alert, id, events, at)
  return id
}

/** Compares new jobs with the alerts, as the workers do. */
export async function matchAlerts(db: Database): Promise<void> {
  const source = { db, vault: testVault, now: () => new Date(testTime) }
  while (await processBatch(source, createAlertSubscription(db)));
}

export async function listHits(db: Database, alertId: string): Promise<string[]> {
  const hits = await db.query<{ job: string }>(
    'SELECT job FROM mail.alert_hits WHERE alert = $1 ORDER BY job',
    [alertId]
  )
  return hits.map(({ job }) => job)
}

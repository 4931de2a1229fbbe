import type { Transaction } from '#events/database/database.ts'
import {
  deleteRowsOf,
  type Erasure,
  listUnrecorded,
  loadListedErasures,
  noteRowsOf,
  recordListedErasures
} from '#events/store/erasures.ts'
import { blockWrites } from '#events/store/read-model-versions.ts'
import { allTables } from '#services/backups/backup-tables.ts'
import { endAllAccess } from '#services/auth/sessions/account-links.ts'
import { revokeAccess } from '#services/auth/sessions/credentials.ts'
import { deleteAlertsOf } from '#services/jobs/alerts/matches.ts'
import { distrustClock } from '#services/clock/clock.ts'
import { silenceMails } from '#services/mail/outbox/sender-switch.ts'
import { deleteMailsOf } from '#services/mail/outbox/store.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { deleteErasedKeys } from './import-data.ts'
import { reapplyErasures } from './reapply-erasures.ts'

/**
 * For a copy of the database that was put back. Ends every session and link to an account, and no e-mail is sent: those that wait
 * are of an earlier moment. Repeats the listed erasures that the database does not know, all or none: their keys, rows and
 * e-mails go, and events of them are appended. Returns how many; unless there are none, writes are blocked until the read tables
 * are rebuilt.
 */
export function applyErasures(
  tools: DataAccess,
  lists: AsyncIterable<readonly Erasure[]> | undefined
): Promise<number> {
  return tools.db.transaction(
    async tx => {
      await endAllAccess(tx)
      await silenceMails(tx)
      await distrustClock(tx)
      await loadListedErasures(tx, lists)
      let total = 0
      for await (const erasures of listUnrecorded(tx)) total += erasures.length
      if (!total) return 0
      await blockWrites(tx)
      await deleteListedRows(tx)
      for await (const erasures of listUnrecorded(tx)) {
        for (const { subject } of erasures) {
          await revokeAccess(tx, subject)
          await deleteMailsOf(tx, subject)
          await deleteAlertsOf(tx, subject)
        }
        await reapplyErasures(tx, tools, erasures)
      }
      await recordListedErasures(tx)
      await deleteErasedKeys(tx)
      return total
    },
    { timeout: 0 }
  )
}

/** What a table has of them says that there was something, before it goes. */
async function deleteListedRows(tx: Transaction): Promise<void> {
  const columns = allTables.flatMap(({ name, subjectColumn, ownerColumn }) =>
    [subjectColumn, ownerColumn].flatMap(column => (column ? [{ name, column }] : []))
  )
  for (const { name, column } of columns) await noteRowsOf(tx, name, column)
  for (const { name, column } of columns) await deleteRowsOf(tx, name, column)
}

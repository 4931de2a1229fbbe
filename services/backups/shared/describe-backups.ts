import { hour } from '#events/units.ts'
import { longDateAndTime } from '#services/platform/shared/formats.ts'

export interface BackupState {
  /** Whether BACKUP_DIR says where. */
  isBackupScheduled: boolean
  /** ISO instant of the last backup of the nightly job; null before the first. */
  lastBackupAt: string | null
}

/** Milliseconds after which a nightly backup is late; the alert on it waits as long. */
const lateAfter = 26 * hour

/** A sentence for the operator, who has something to do while no backup is fresh. */
export function describeBackups(
  { isBackupScheduled, lastBackupAt }: BackupState,
  now: Date
): { isFresh: boolean; text: string } {
  const last = lastBackupAt && `la última es del ${longDateAndTime(lastBackupAt)}.`
  const isFresh = lastBackupAt !== null && now.getTime() - Date.parse(lastBackupAt) <= lateAfter
  if (isFresh) return { isFresh, text: `Copias: ${last}` }
  if (!isBackupScheduled) {
    return { isFresh, text: `Sin copias: BACKUP_DIR no está puesto${last ? `; ${last}` : '.'}` }
  }
  if (last) return { isFresh, text: `Falta la copia de la última noche: ${last}` }
  return { isFresh, text: 'Sin copias todavía: la primera se hace a las 3:17.' }
}

import { day } from '#events/units.ts'
import { type BackupState, describeBackups } from '#services/backups/shared/describe-backups.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { type BoardCheck, lacks, ok } from './check.ts'

interface Backups extends BackupState {
  /** Whether BACKUP_KEYS_DIR says where their keys go. */
  areKeysApart: boolean
}

export function checkBackups({ areKeysApart, ...state }: Backups, now: Date): BoardCheck[] {
  const { isFresh, text } = describeBackups(state, now)
  if (!state.isBackupScheduled) {
    const remedy = 'Pon BACKUP_DIR, en otro disco que la base de datos, y BACKUP_KEYS_DIR aparte.'
    return [lacks('backups', 'serious', text, remedy)]
  }
  if (!isFresh) {
    const isLate = state.lastBackupAt !== null
    const remedy = isLate
      ? 'Mira si corre un proceso con ROLE=worker, y sus líneas «scheduled job failed».'
      : 'Vuelve a mirar mañana: cuentan las de cada noche, y no las de «npm run ops -- backup DIR».'
    return [lacks('backups', isLate ? 'serious' : 'minor', text, remedy)]
  }
  if (areKeysApart) return [ok('backups', text)]
  const together = 'Las copias están junto a sus claves: quien se lleva la carpeta las lee.'
  return [lacks('backups', 'minor', together, 'Pon BACKUP_KEYS_DIR en otro disco.')]
}

/** Milliseconds after which a trial of a backup counts as old. */
const drillLasts = 90 * day

export function checkDrill(lastDrillAt: string | null, now: Date): BoardCheck[] {
  const remedy = 'Prueba la última copia: npm run ops -- backup verify DIR.'
  if (lastDrillAt === null) {
    return [lacks('drill', 'minor', 'Nunca se ha probado a recuperar una copia.', remedy)]
  }
  const text = `La última prueba de una copia es del ${longDate(lastDrillAt)}.`
  const isOld = now.getTime() - Date.parse(lastDrillAt) > drillLasts
  return [isOld ? lacks('drill', 'minor', text, remedy) : ok('drill', text)]
}

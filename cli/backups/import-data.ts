import type { Queryable, Transaction } from '#events/database/database.ts'
import {
  countUnlistedErasures,
  type Erasure,
  listErasedSince,
  loadListedErasures,
  noteListed,
  recordListedErasures
} from '#events/store/erasures.ts'
import { findUnreadableKeys } from '#events/privacy/rewrap-keys.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { isEventStoreEmpty } from '#events/store/export-import.ts'
import { blockWrites, hasEventStore } from '#events/store/read-model-versions.ts'
import { findUnreadableArchives } from '#services/account-archive/reseal-archives.ts'
import { endAllAccess } from '#services/auth/sessions/account-links.ts'
import { distrustClock } from '#services/clock/clock.ts'
import { silenceMails } from '#services/mail/outbox/sender-switch.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { CliError } from '#cli/command.ts'
import { reapplyErasures } from './reapply-erasures.ts'
import { groupBySize } from '#services/backups/group-by-size.ts'
import { insertRows, subjectsOf } from './insert-rows.ts'
import { allTables, keyTable } from '#services/backups/backup-tables.ts'
import { readNdjson } from '#services/backups/ndjson-file.ts'

export interface ImportOptions {
  tools: DataAccess
  keys: string
  /** All files but the keys. */
  paths: readonly string[]
  /** All erasures that a list newer than the files holds, in slices; undefined without a list. */
  erasures: AsyncIterable<Erasure[]> | undefined
  /** Accepts files with keys or archives that cannot be decrypted. */
  acceptsUnreadable?: boolean
  /** Called with the position of the last imported event. */
  progress(position: number): void
}

/**
 * Imports files into an empty database in one transaction; returns how many people and things of the files were erased since.
 * Until the read tables are rebuilt, writes are blocked and no process is ready.
 */
export function importData({
  tools,
  keys,
  paths,
  erasures,
  acceptsUnreadable,
  progress
}: ImportOptions): Promise<number> {
  const { masterKeys } = tools.vault
  const imported = tools.db.transaction(
    async tx => {
      await blockWrites(tx)
      await requireEmptyDatabase(tx)
      for (const { name } of allTables.toReversed()) await tx.exec(`DELETE FROM ${name}`)
      await loadListedErasures(tx, erasures)
      await importFile(tx, keys, () => {})
      await masterKeys.requireConfigured(tx)
      for (const path of paths) await importFile(tx, path, progress)
      if (erasures) await requireCompleteErasureList(tx)
      const erasedSince = await reapplyErasedSince(tx, tools)
      await recordListedErasures(tx)
      await deleteErasedKeys(tx)
      if (!acceptsUnreadable) await requireReadable(tx, tools)
      await endAllAccess(tx)
      await silenceMails(tx)
      await distrustClock(tx)
      return erasedSince
    },
    { timeout: 0 }
  )
  // The key ids are those of the file now or, when the import failed, those of before.
  return imported.finally(() => masterKeys.requireConfigured(tools.db))
}

/** One that was never migrated is empty too. */
export async function requireEmptyDatabase(db: Queryable): Promise<void> {
  const isEmpty = !(await hasEventStore(db)) || (await isEventStoreEmpty(db))
  if (!isEmpty) throw new CliError('La base de datos no está vacía')
}

/** Imports a file without the rows of what was erased. */
async function importFile(
  tx: Transaction,
  path: string,
  progress: ImportOptions['progress']
): Promise<void> {
  for await (const group of groupBySize(readNdjson(path))) {
    const records = group.map(({ record }) => record)
    const subjects = records.flatMap(subjectsOf)
    const erased = subjects.length ? await noteListed(tx, subjects) : new Set()
    const remaining = records.filter(
      record => !subjectsOf(record).some(subject => erased.has(subject))
    )
    if (remaining.length) await insertRows(tx, remaining)
    progress(await lastPosition(tx))
  }
}

/** A person erased while the files were written may still have a key in them. */
export async function deleteErasedKeys(tx: Transaction): Promise<void> {
  await tx.exec(`DELETE FROM ${keyTable.name} WHERE es.is_erased(subject) OR es.is_erased(owner)`)
}

async function requireCompleteErasureList(tx: Transaction): Promise<void> {
  const missing = await countUnlistedErasures(tx)
  if (missing) {
    throw new CliError(`La lista de borrados es más antigua que la copia: le faltan ${missing}`)
  }
}

/**
 * What was written before things had keys of their own has left no row in the files but its events. Returns how many
 * were erased since.
 */
async function reapplyErasedSince(tx: Transaction, tools: DataAccess): Promise<number> {
  let total = 0
  for await (const erasures of listErasedSince(tx)) {
    total += await reapplyErasures(tx, tools, erasures)
  }
  return total
}

async function requireReadable(tx: Transaction, { vault }: DataAccess): Promise<void> {
  const keys = await findUnreadableKeys(tx, vault.masterKeys)
  const archives = await findUnreadableArchives(tx, vault)
  if (keys.length + archives.length) {
    throw new CliError(
      `VAULT_KEY no abre ${keys.length} claves de personas ni ${archives.length} copias selladas de la copia. Si se guardaron con otra clave, ponla en VAULT_KEY_PREVIOUS; para restaurar sin ellas, repite la orden con --unreadable.`
    )
  }
}

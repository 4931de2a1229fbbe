import type { Queryable, Transaction } from '#events/database/database.ts'
import { type Erasure, listErasures, recordErasures } from '#events/store/erasures.ts'
import { findUnreadableKeys } from '#events/privacy/rewrap-keys.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { isEventStoreEmpty } from '#events/store/export-import.ts'
import { blockWrites } from '#events/store/read-model-versions.ts'
import { findUnreadableArchives } from '#services/account-archive/reseal-archives.ts'
import { silenceLetters } from '#services/letters/sender-switch.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { CliError } from './command.ts'
import { findKnownErasures, reapplyErasures } from './reapply-erasures.ts'
import { groupByKind, insertRows, subjectsOf } from './insert-rows.ts'
import { allTables, keyTable } from './backup-tables.ts'
import { readNdjson } from './ndjson-file.ts'

export interface ImportOptions {
  tools: DataAccess
  keys: string
  /** All files but the keys. */
  paths: readonly string[]
  /** All erasures that a list newer than the files holds; undefined without a list. */
  erasures: readonly Erasure[] | undefined
  /** Without it, files with keys or archives that cannot be decrypted are refused. */
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
      const erased = new Map(erasures?.map(erasure => [erasure.subject, erasure]))
      const erasedSince = await importFile(tx, keys, erased, () => {})
      await masterKeys.register(tx)
      for (const path of paths) await importFile(tx, path, erased, progress)
      if (erasures) await requireCompleteErasureList(tx, erased)
      for (const erasure of await findErasedSince(tx, erased)) erasedSince.add(erasure)
      await recordErasures(tx, [...erased.values()])
      await deleteErasedKeys(tx)
      if (!acceptsUnreadable) await requireReadable(tx, tools)
      await reapplyErasures(tx, tools, [...erasedSince])
      await silenceLetters(tx)
      return erasedSince.size
    },
    { timeout: 0 }
  )
  // The key ids are those of the file now or, when the import failed, those of before.
  return imported.finally(() => masterKeys.requireConfigured(tools.db))
}

export async function requireEmptyDatabase(db: Queryable): Promise<void> {
  if (!(await isEventStoreEmpty(db))) throw new CliError('La base de datos no está vacía')
}

/** By the id of the person or the thing, which may stand in several lists. */
type ErasuresBySubject = ReadonlyMap<string, Erasure>

/** Imports a file without the rows of what was erased; returns the erasures of those who had rows. */
async function importFile(
  tx: Transaction,
  path: string,
  erased: ErasuresBySubject,
  progress: ImportOptions['progress']
): Promise<Set<Erasure>> {
  const applied = new Set<Erasure>()
  for await (const group of groupByKind(readNdjson(path))) {
    const remaining = group.filter(record => {
      const erasures = subjectsOf(record).flatMap(subject => erased.get(subject) ?? [])
      for (const erasure of erasures) applied.add(erasure)
      return !erasures.length
    })
    if (remaining.length) await insertRows(tx, remaining)
    progress(await lastPosition(tx))
  }
  return applied
}

/** Who was erased while the files were written may still have a key in them. */
async function deleteErasedKeys(tx: Transaction): Promise<void> {
  await tx.exec(`DELETE FROM ${keyTable.name} WHERE es.is_erased(subject) OR es.is_erased(owner)`)
}

async function requireCompleteErasureList(
  tx: Transaction,
  listed: ErasuresBySubject
): Promise<void> {
  const missing = (await listErasures(tx)).filter(({ subject }) => !listed.has(subject))
  if (missing.length) {
    throw new CliError(
      `La lista de borrados es más antigua que la copia: le faltan ${missing.length}`
    )
  }
}

/** What was written before things had keys of their own has left no row in the files but its events. */
async function findErasedSince(tx: Transaction, erased: ErasuresBySubject): Promise<Erasure[]> {
  const known = new Set((await listErasures(tx)).map(({ subject }) => subject))
  return findKnownErasures(
    tx,
    [...erased.values()].filter(({ subject }) => !known.has(subject))
  )
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

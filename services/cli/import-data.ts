import type { Transaction } from '#events/database/database.ts'
import { type Erasure, listErasures, recordErasures } from '#events/store/erasures.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { isEventStoreEmpty } from '#events/store/export-import.ts'
import { blockWrites } from '#events/store/read-model-versions.ts'
import type { DataAccess } from '#services/startup/open-infrastructure.ts'
import { CliError } from './command.ts'
import { reapplyErasures } from './reapply-erasures.ts'
import { groupByKind, subjectOf, insertRows } from './insert-rows.ts'
import { allTables, keyTable } from './backup-tables.ts'
import { readNdjson } from './ndjson-file.ts'

export interface ImportOptions {
  tools: DataAccess
  keys: string
  /** Every other file. */
  paths: readonly string[]
  /** Everybody who was ever erased, as a newer list knows them; undefined where there is none. */
  erasures: readonly Erasure[] | undefined
  /** Told the position of the last event that is back. */
  progress(position: number): void
}

/**
 * Reads files into an empty board, all or nothing; answers how many people they still knew who had to be
 * forgotten. Until the read tables are rebuilt nobody can write, and no process calls itself ready.
 */
export function importData({
  tools,
  keys,
  paths,
  erasures,
  progress
}: ImportOptions): Promise<number> {
  return tools.db.transaction(
    async tx => {
      await blockWrites(tx)
      if (!(await isEventStoreEmpty(tx))) throw new CliError('La base de datos no está vacía')
      for (const { name } of allTables.toReversed()) await tx.exec(`DELETE FROM ${name}`)
      // Lists may name somebody twice.
      const erased = new Map(erasures?.map(erasure => [erasure.subject, erasure]))
      const stillKnown = await importFile(tx, keys, erased, () => {})
      await requireMatchingVaultKey(tx, tools)
      for (const path of paths) await importFile(tx, path, erased, progress)
      if (erasures) await requireCompleteErasureList(tx, erased)
      await recordErasures(tx, [...erased.values()])
      await deleteErasedKeys(tx)
      await reapplyErasures(tx, tools, [...stillKnown])
      return stillKnown.size
    },
    { timeout: 0 }
  )
}

/** By the id of the person. */
type ErasuresBySubject = ReadonlyMap<string, Erasure>

/** Leaves out what belongs to the erased, and answers of whom that was. */
async function importFile(
  tx: Transaction,
  path: string,
  erased: ErasuresBySubject,
  progress: ImportOptions['progress']
): Promise<Set<Erasure>> {
  const dropped = new Set<Erasure>()
  for await (const group of groupByKind(readNdjson(path))) {
    const kept = group.filter(thing => {
      const erasure = erased.get(subjectOf(thing))
      if (erasure) dropped.add(erasure)
      return !erasure
    })
    if (kept.length) await insertRows(tx, kept)
    progress(await lastPosition(tx))
  }
  return dropped
}

/** A file that was not written in one moment may still have the key of whoever was erased meanwhile. */
async function deleteErasedKeys(tx: Transaction): Promise<void> {
  await tx.exec(`DELETE FROM ${keyTable.name} WHERE es.is_erased(subject)`)
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

async function requireMatchingVaultKey(tx: Transaction, { vault }: DataAccess): Promise<void> {
  const [key] = await tx.query<{ subject: string }>('SELECT subject FROM vault.keys LIMIT 1')
  if (key && !(await vault.canDecrypt(tx, key.subject))) {
    throw new CliError('VAULT_KEY no es la clave con la que se guardaron estos datos')
  }
}

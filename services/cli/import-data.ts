import type { Transaction } from '#events/database/database.ts'
import { type Erasure, listErasures, recordErasures } from '#events/store/erasures.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { isEventStoreEmpty } from '#events/store/export-import.ts'
import { blockWrites } from '#projections/rebuild/ensure-current.ts'
import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import { Refusal } from './command.ts'
import { eraseAgain } from './reapply-erasures.ts'
import { grouped, personOf, settle } from './insert-rows.ts'
import { allTables, keyTable } from './backup-tables.ts'
import { readLines } from './ndjson-file.ts'

export interface Take {
  tools: DataTools
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
export function take({ tools, keys, paths, erasures, progress }: Take): Promise<number> {
  return tools.db.transaction(
    async tx => {
      await blockWrites(tx)
      if (!(await isEventStoreEmpty(tx))) throw new Refusal('La base de datos no está vacía')
      for (const { name } of allTables.toReversed()) await tx.exec(`DELETE FROM ${name}`)
      // Lists may name somebody twice.
      const erased = new Map(erasures?.map(erasure => [erasure.subject, erasure]))
      const stillKnown = await takeFile(tx, keys, erased, () => {})
      await needOurKeys(tx, tools)
      for (const path of paths) await takeFile(tx, path, erased, progress)
      if (erasures) await needNewer(tx, erased)
      await recordErasures(tx, [...erased.values()])
      await forgetErased(tx)
      await eraseAgain(tx, tools, [...stillKnown])
      return stillKnown.size
    },
    { timeout: 0 }
  )
}

/** By the id of the person. */
type Erased = ReadonlyMap<string, Erasure>

/** Leaves out what belongs to the erased, and answers of whom that was. */
async function takeFile(
  tx: Transaction,
  path: string,
  erased: Erased,
  progress: Take['progress']
): Promise<Set<Erasure>> {
  const dropped = new Set<Erasure>()
  for await (const group of grouped(readLines(path))) {
    const kept = group.filter(thing => {
      const erasure = erased.get(personOf(thing))
      if (erasure) dropped.add(erasure)
      return !erasure
    })
    if (kept.length) await settle(tx, kept)
    progress(await lastPosition(tx))
  }
  return dropped
}

/** A file that was not written in one moment may still have the key of whoever was erased meanwhile. */
async function forgetErased(tx: Transaction): Promise<void> {
  await tx.exec(`DELETE FROM ${keyTable.name} WHERE subject IN (SELECT subject FROM es.erasures)`)
}

async function needNewer(tx: Transaction, listed: Erased): Promise<void> {
  const missing = (await listErasures(tx)).filter(({ subject }) => !listed.has(subject))
  if (missing.length) {
    throw new Refusal(
      `La lista de borrados es más antigua que la copia: le faltan ${missing.length}`
    )
  }
}

async function needOurKeys(tx: Transaction, { vault }: DataTools): Promise<void> {
  const [key] = await tx.query<{ subject: string }>('SELECT subject FROM vault.keys LIMIT 1')
  if (key && !(await vault.canDecrypt(tx, key.subject))) {
    throw new Refusal('VAULT_KEY no es la clave con la que se guardaron estos datos')
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface FolderLock {
  /** Tells other processes how to reach this one. Only the machine's user can read it. */
  tell(note: object): void
  release(): void
}

/** Says who holds the folder; its message is for people. */
export class FolderHeld extends Error {
  readonly note: unknown
  constructor(folder: string, note: unknown, pid: unknown) {
    super(
      `La carpeta ${folder} ya la usa otro proceso de Ramal (pid ${pid}). La base de datos incluida admite uno solo: detén ese proceso o elige otra carpeta con DATA_DIR.`
    )
    this.note = note
  }
}

/** A lock that nobody refers to would be collected, and with that released. */
const held = new Set<DatabaseSync>()

/**
 * Holds a folder for this process. The lock is the operating system's (SQLite takes it on a file), so
 * it ends with the process however that ends, and nobody has to guess whether a pid is still alive.
 */
export function holdFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const notePath = join(folder, 'holder.json')
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    const note = readNote(folder)
    throw new FolderHeld(folder, note, note?.['pid'] ?? 'desconocido')
  }
  const tell = (note: object) => {
    writeFileSync(notePath, JSON.stringify({ pid: process.pid, ...note }), { mode: 0o600 })
  }
  held.add(lock)
  tell({})
  return {
    tell,
    release: () => {
      rmSync(notePath, { force: true })
      held.delete(lock)
      lock.close()
    }
  }
}

/** What the holder of a folder told, if anyone holds it. */
export function readNote(folder: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8'))
  } catch {
    return undefined
  }
}

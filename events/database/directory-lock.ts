import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface DirectoryLock {
  /** Tells other processes how to reach this one. Only the machine's user can read it. */
  writeHolder(note: object): void
  release(): void
}

/** Says who holds the folder; its message is for people. */
export class DirectoryLocked extends Error {
  readonly holder: unknown
  constructor(folder: string, note: unknown, pid: unknown) {
    super(
      `La carpeta ${folder} ya la usa otro proceso de Ramal (pid ${pid}). La base de datos incluida admite uno solo: detén ese proceso o elige otra carpeta con DATA_DIR.`
    )
    this.holder = note
  }
}

/** A lock that nobody refers to would be collected, and with that released. */
const openLocks = new Set<DatabaseSync>()

/**
 * Holds a folder for this process. The lock is the operating system's (SQLite takes it on a file), so
 * it ends with the process however that ends, and nobody has to guess whether a pid is still alive.
 */
export function lockDirectory(folder: string): DirectoryLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const notePath = join(folder, 'holder.json')
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    const note = readHolder(folder)
    throw new DirectoryLocked(folder, note, note?.['pid'] ?? 'desconocido')
  }
  const writeHolder = (note: object) => {
    writeFileSync(notePath, JSON.stringify({ pid: process.pid, ...note }), { mode: 0o600 })
  }
  openLocks.add(lock)
  writeHolder({})
  return {
    writeHolder,
    release: () => {
      rmSync(notePath, { force: true })
      openLocks.delete(lock)
      lock.close()
    }
  }
}

/** What the holder of a folder told, if anyone holds it. */
export function readHolder(folder: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8'))
  } catch {
    return undefined
  }
}

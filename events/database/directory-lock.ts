import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface DirectoryLock {
  /** Publishes how other processes reach this one, readable by the machine's user alone. */
  writeHolder(holder: object): void
  release(): void
}

/** Another process holds the directory; the message is for the operator. */
export class DirectoryLocked extends Error {
  readonly holder: unknown
  constructor(directory: string, holder: unknown, pid: unknown) {
    super(
      `La carpeta ${directory} ya la usa otro proceso de Ramal (pid ${pid}). La base de datos incluida admite uno solo: detén ese proceso o elige otra carpeta con DATA_DIR.`
    )
    this.holder = holder
  }
}

/** A lock without a reference would be garbage-collected, and so released. */
const openLocks = new Set<DatabaseSync>()

/**
 * The lock is the operating system's (SQLite takes it on a file), so it ends with the process however that
 * ends, and no pid has to be checked.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const holderPath = join(directory, 'holder.json')
  const lock = new DatabaseSync(join(directory, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    const holder = readHolder(directory)
    throw new DirectoryLocked(directory, holder, holder?.['pid'] ?? 'desconocido')
  }
  const writeHolder = (holder: object) => {
    writeFileSync(holderPath, JSON.stringify({ pid: process.pid, ...holder }), { mode: 0o600 })
  }
  openLocks.add(lock)
  writeHolder({})
  return {
    writeHolder,
    release: () => {
      rmSync(holderPath, { force: true })
      openLocks.delete(lock)
      lock.close()
    }
  }
}

/** What the process that holds the directory has published. */
export function readHolder(directory: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(join(directory, 'holder.json'), 'utf8'))
  } catch {
    return undefined
  }
}

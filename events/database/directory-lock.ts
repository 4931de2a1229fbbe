import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface DirectoryLock {
  /** Publishes the address of this process, readable by the machine's user alone. */
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

/** The directory cannot be created or written; the message is for the operator. */
export class DirectoryNotWritable extends Error {
  constructor(directory: string, cause: unknown) {
    super(
      `En la carpeta ${directory} no se pueden guardar los datos: da permiso de escritura a este usuario, libera espacio o elige otra carpeta con DATA_DIR.`,
      { cause }
    )
  }
}

/** A lock without a reference would be garbage-collected, and so released. */
const openLocks = new Set<DatabaseSync>()

/**
 * The lock is the operating system's (SQLite takes it on a file), so it ends with the process however that
 * ends, and no pid has to be checked. Throws DirectoryLocked and DirectoryNotWritable.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const holderPath = join(directory, 'holder.json')
  const lock = openLockFile(directory)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isHeldByAnother(error)) throw new DirectoryNotWritable(directory, error)
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

function openLockFile(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    return new DatabaseSync(join(directory, 'lock'))
  } catch (error) {
    throw new DirectoryNotWritable(directory, error)
  }
}

const sqliteBusy = 5

function isHeldByAnother(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

/** What the process that holds the directory has published. */
export function readHolder(directory: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(join(directory, 'holder.json'), 'utf8'))
  } catch {
    return undefined
  }
}

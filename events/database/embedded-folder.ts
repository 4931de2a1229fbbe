import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { DirectoryNotWritable } from './directory-lock.ts'
import { UnusableDatabase } from './unavailable.ts'

/** The major version of PostgreSQL in PGlite. */
export const embeddedVersion = '18'

/** Folders of a database that may be empty: copies leave them out, and PostgreSQL does not start without some of them. */
const emptyFolders = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries'
]

/**
 * Mends what is harmless in the folder of a database that is locked: empty folders that are missing, and the file that names a
 * process. Throws UnusableDatabase, and changes nothing, where it holds something else than a database of this version.
 */
export function mendFolder(directory: string): void {
  if (!existsSync(directory) || !readdirSync(directory).length) return
  const version = readVersion(directory)
  if (version && version !== embeddedVersion)
    throw new UnusableDatabase(
      `La base de datos de ${directory} es de PostgreSQL ${version}, y esta versión de Ramal trae PostgreSQL ${embeddedVersion}. No se ha cambiado nada: haz una copia de seguridad con la versión de Ramal que la escribió («npm run ops -- backup CARPETA»), aparta la base de datos y recupera la copia con esta («npm run ops -- restore CARPETA»).`
    )
  if (!version || !existsSync(join(directory, 'global/pg_control'))) throw damaged(directory)
  rmSync(join(directory, 'postmaster.pid'), { force: true })
  for (const folder of emptyFolders)
    mkdirSync(join(directory, folder), { recursive: true, mode: 0o700 })
}

/** The major version of PostgreSQL in PG_VERSION; undefined when the file is missing or holds none. */
function readVersion(directory: string): string | undefined {
  const path = join(directory, 'PG_VERSION')
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  return /^\d+(\.\d+)?$/.test(text) ? text : undefined
}

const notWritable = /^(EACCES|EDQUOT|ENOSPC|EPERM|EROFS)$/
/** Free space that is required: PostgreSQL writes files of 16 MB. */
const leastSpace = 32 * 1024 * 1024

/** The reason why a folder cannot be opened, for the operator. */
export function toUnusable(directory: string, error: unknown): UnusableDatabase {
  if (error instanceof UnusableDatabase) return error
  const { code = '' } = error as { code?: string }
  if (notWritable.test(code) || isFull(directory))
    return new UnusableDatabase(new DirectoryNotWritable(directory, error))
  return damaged(directory)
}

function isFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(join(directory, '..'))
  return bavail * bsize < leastSpace
}

function damaged(directory: string): UnusableDatabase {
  return new UnusableDatabase(
    `La base de datos de ${directory} está dañada o incompleta y no se puede abrir. No se ha borrado nada: aparta esa carpeta y recupera la última copia de seguridad con «npm run ops -- restore CARPETA»; si este tablón aún no había arrancado nunca, basta con apartarla.`
  )
}

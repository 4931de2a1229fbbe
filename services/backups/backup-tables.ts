import { eventStoreTables } from '#events/store/backup-tables.ts'

/** A table whose rows do not follow from the events. */
export interface BackupTable {
  name: string
  columns: readonly string[]
  /** Holds the id of the person, or the thing, with whom the row is erased. */
  subjectColumn?: string
  /** For a thing: the id of the person with whom it is erased too. */
  ownerColumn?: string
}

export const backupTables: BackupTable[] = [
  ...eventStoreTables,
  {
    name: 'auth.credentials',
    columns: ['user_id', 'password_hash', 'changed_at', 'used_at', 'expires_at'],
    subjectColumn: 'user_id'
  },
  {
    name: 'auth.second_factors',
    columns: ['user_id', 'secret', 'confirmed_at', 'last_step'],
    subjectColumn: 'user_id'
  },
  {
    name: 'auth.recovery_codes',
    columns: ['user_id', 'code_hash'],
    subjectColumn: 'user_id'
  },
  { name: 'auth.operators', columns: ['name_hash', 'user_id', 'bound_at'] },
  {
    name: 'archive.deleted_users',
    columns: [
      'id',
      'original_user_id',
      'deleted_at',
      'user_data',
      'reason',
      'deleted_by_admin',
      'destroy_after',
      'key_id',
      'held_since'
    ]
  },
  { name: 'search.synonyms', columns: ['family', 'term'] },
  { name: 'figures.days', columns: ['day', 'fact', 'n'] },
  { name: 'figures.searches', columns: ['day', 'n'] },
  { name: 'figures.job_views', columns: ['job_id', 'day', 'n', 'contacts'] }
]

/** A row without bytes names what lies in the object storage. */
export const pictureTables: BackupTable[] = [
  {
    name: 'media.pictures',
    columns: ['id', 'user_id', 'bytes', 'uploaded_at'],
    subjectColumn: 'user_id'
  },
  {
    name: 'media.photos',
    columns: ['id', 'user_id', 'large', 'small', 'uploaded_at'],
    subjectColumn: 'user_id'
  },
  { name: 'media.removals', columns: ['object', 'due_at'] }
]

/** Written to a file of its own: without it personal data is unreadable. */
export const keyTable: BackupTable = {
  name: 'vault.keys',
  columns: ['subject', 'wrapped', 'created_at', 'key_id', 'owner'],
  subjectColumn: 'subject',
  ownerColumn: 'owner'
}

/** Which of the operator's keys have which ids; in the file of the keys. */
export const masterKeyTable: BackupTable = {
  name: 'vault.master_keys',
  columns: ['id', 'check_value', 'is_active', 'created_at', 'retired_at']
}

export const allTables = [...backupTables, ...pictureTables, masterKeyTable, keyTable]

/** Undefined for a table of a later program. */
export function findBackupTable(name: string): BackupTable | undefined {
  return allTables.find(table => table.name === name)
}

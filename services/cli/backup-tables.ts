import { eventStoreTables } from '#events/store/backup-tables.ts'

/** What is kept besides the log and does not follow from it. */
export interface BackupTable {
  name: string
  columns: readonly string[]
  /** The column that says whose the row is, when it goes with that person. */
  subjectColumn?: string
}

export const backupTables: BackupTable[] = [
  ...eventStoreTables,
  {
    name: 'auth.credentials',
    columns: ['user_id', 'password_hash', 'changed_at'],
    subjectColumn: 'user_id'
  },
  {
    name: 'archive.deleted_users',
    columns: [
      ...['id', 'original_user_id', 'deleted_at', 'user_data', 'reason'],
      ...['deleted_by_admin', 'destroy_after']
    ]
  },
  { name: 'search.synonyms', columns: ['family', 'term'] },
  { name: 'figures.days', columns: ['day', 'fact', 'n'] },
  { name: 'figures.searches', columns: ['day', 'n'] }
]

export const pictureTable: BackupTable = {
  name: 'media.pictures',
  columns: ['id', 'user_id', 'bytes', 'uploaded_at'],
  subjectColumn: 'user_id'
}

/** Apart from all else: without it the rest is unreadable. */
export const keyTable: BackupTable = {
  name: 'vault.keys',
  columns: ['subject', 'wrapped', 'created_at'],
  subjectColumn: 'subject'
}

export const allTables = [...backupTables, pictureTable, keyTable]

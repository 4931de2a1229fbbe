/** What is kept besides the log and does not follow from it. */
export interface Table {
  name: string
  columns: readonly string[]
  /** The column that says whose the row is, when it goes with that person. */
  person?: string
}

export const tables: Table[] = [
  { name: 'es.erasures', columns: ['subject', 'erased_at', 'requested_by'] },
  {
    name: 'es.commands',
    columns: ['command_id', 'request_mac', 'last_position', 'created_at']
  },
  {
    name: 'auth.credentials',
    columns: ['user_id', 'password_hash', 'changed_at'],
    person: 'user_id'
  },
  {
    name: 'archive.deleted_users',
    columns: [
      ...['id', 'original_user_id', 'deleted_at', 'user_data', 'reason'],
      ...['deleted_by_admin', 'destroy_after']
    ]
  },
  { name: 'search.synonyms', columns: ['family', 'term'] },
  { name: 'es.subscriptions', columns: ['name', 'position', 'attempts'] },
  { name: 'es.parked', columns: ['subscription', 'position', 'attempts', 'error', 'parked_at'] },
  { name: 'figures.days', columns: ['day', 'fact', 'n'] },
  { name: 'figures.searches', columns: ['day', 'n'] }
]

export const pictureTable: Table = {
  name: 'media.pictures',
  columns: ['id', 'user_id', 'bytes', 'uploaded_at'],
  person: 'user_id'
}

/** Apart from all else: without it the rest is unreadable. */
export const keyTable: Table = {
  name: 'vault.keys',
  columns: ['subject', 'wrapped', 'created_at'],
  person: 'subject'
}

export const allTables = [...tables, pictureTable, keyTable]

/** What is kept besides the log and does not follow from it. */
export interface Table {
  name: string
  /** An expression that is text and different for every row. */
  key: string
  columns: readonly string[]
}

export const tables: Table[] = [
  { name: 'es.erasures', key: 'subject', columns: ['subject', 'erased_at', 'requested_by'] },
  { name: 'auth.credentials', key: 'user_id', columns: ['user_id', 'password_hash', 'changed_at'] },
  {
    name: 'archive.deleted_users',
    key: 'id',
    columns: [
      ...['id', 'original_user_id', 'deleted_at', 'user_data', 'reason'],
      ...['deleted_by_admin', 'destroy_after']
    ]
  },
  { name: 'media.pictures', key: 'id', columns: ['id', 'user_id', 'bytes', 'uploaded_at'] },
  { name: 'search.synonyms', key: "family || ' ' || term", columns: ['family', 'term'] },
  { name: 'es.subscriptions', key: 'name', columns: ['name', 'position', 'attempts'] },
  { name: 'figures.days', key: "day || ' ' || fact", columns: ['day', 'fact', 'n'] }
]

/** Apart from all else: without it the rest is unreadable. */
export const keyTable: Table = {
  name: 'vault.keys',
  key: 'subject',
  columns: ['subject', 'wrapped', 'created_at']
}

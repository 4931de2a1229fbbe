import { openPglite } from '#events/database/pglite.ts'

/** Digests all photos within the embedded database of a directory, which shows the memory that it takes for that. */
const [directory = ''] = process.argv.slice(2)
const db = openPglite({ directory })
await db.transaction(tx => tx.query('SELECT count(md5(large)) FROM media.photos'), { timeout: 0 })
await db.close()

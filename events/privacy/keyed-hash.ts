import { createHmac } from 'node:crypto'
import type { Queryable } from '#events/database/database.ts'
import type { MasterKeys } from './master-keys.ts'
import { createKeys, type createSubjectKeys } from './subject-keys.ts'

/** The subject of the key of `keyedHash`; no person has such an id. */
const hashKeySubject = 'keyed-hashes'

export function createKeyedHash(
  masterKeys: Pick<MasterKeys, 'findActive'>,
  subjectKeys: Pick<ReturnType<typeof createSubjectKeys>, 'read'>
) {
  async function findKey(db: Queryable): Promise<Buffer | undefined> {
    return (await subjectKeys.read(db, [hashKeySubject])).get(hashKeySubject)
  }

  async function createKey(db: Queryable): Promise<Buffer> {
    const master = await masterKeys.findActive(db, 'vault')
    const [fresh] = createKeys(master, [{ subject: hashKeySubject }])
    await db.query(
      `INSERT INTO vault.keys (subject, wrapped, key_id)
       SELECT $1, $2, $3 FROM vault.lock_master_key($3) ON CONFLICT DO NOTHING`,
      [hashKeySubject, fresh?.stored.wrapped, fresh?.stored.keyId]
    )
    const created = await findKey(db)
    if (!created) throw new Error('the key of hashes was not stored')
    return created
  }

  async function keyedHasher(db: Queryable): Promise<(text: string) => Buffer> {
    const key = (await findKey(db)) ?? (await createKey(db))
    return text => createHmac('sha256', key).update(text).digest()
  }

  return {
    keyedHasher,
    keyedHash: async (db: Queryable, text: string) => (await keyedHasher(db))(text)
  }
}

import type { Transaction } from '#events/database/database.ts'
import type { WrappedKey } from './wrapped-key.ts'

/** See `PersonalDataVault`. */
export async function storeKeys(
  tx: Transaction,
  { keys, subjects }: { keys: readonly WrappedKey[]; subjects: readonly string[] }
): Promise<void> {
  if (!subjects.length) return
  await tx.query(
    `WITH locked AS MATERIALIZED (
       SELECT vault.lock_master_key(id) FROM (SELECT DISTINCT unnest($3::integer[]) AS id) AS used),
     stored AS (
       INSERT INTO vault.keys (subject, wrapped, key_id, owner)
       SELECT subject, wrapped, key_id, owner
         FROM unnest($1::text[], $2::bytea[], $3::integer[], $5::text[]) AS fresh (subject, wrapped, key_id, owner)
        WHERE (SELECT count(*) FROM locked) > 0
          AND NOT es.is_erased(fresh.subject) AND NOT es.is_erased(fresh.owner)
       ON CONFLICT DO NOTHING RETURNING subject)
     SELECT es.raise('RMFOR', 'a subject is erased or has another key')
      WHERE (SELECT count(*) FROM stored) < cardinality($1::text[])
         OR (SELECT count(*) FROM vault.keys WHERE subject = ANY($4::text[])) < cardinality($4::text[])`,
    [
      keys.map(({ subject }) => subject),
      keys.map(({ wrapped }) => wrapped),
      keys.map(({ keyId }) => keyId),
      subjects.filter(subject => !keys.some(fresh => fresh.subject === subject)),
      keys.map(({ owner }) => owner ?? null)
    ]
  )
}

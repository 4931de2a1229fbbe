import { createHash } from 'node:crypto'
import type { Queryable } from '#events/database/database.ts'
import { normalizeUsername } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import type { Config } from '#services/platform/config/config.ts'

/**
 * True for an account that the configuration names; false for a later one with the same name: the first request of the
 * account binds its configured name to its id, for ever.
 */
export async function isOperator(
  { config, db }: { config: Pick<Config, 'operators'>; db: Queryable },
  { id, username }: Pick<UserView, 'id' | 'username'>
): Promise<boolean> {
  const name = normalizeUsername(username)
  if (!config.operators.includes(name)) return false
  const nameHash = createHash('sha256').update(`operator ${name}`).digest('base64url')
  return ((await findBound(db, nameHash)) ?? (await bind(db, nameHash, id))) === id
}

async function findBound(db: Queryable, nameHash: string): Promise<string | undefined> {
  const [bound] = await db.query<{ userId: string }>(
    'SELECT user_id AS "userId" FROM auth.operators WHERE name_hash = $1',
    [nameHash]
  )
  return bound?.userId
}

/** The id that the name is bound to: the first one, when two requests bind it at once. */
async function bind(db: Queryable, nameHash: string, userId: string): Promise<string | undefined> {
  const [bound] = await db.query<{ userId: string }>(
    `INSERT INTO auth.operators (name_hash, user_id) VALUES ($1, $2)
     ON CONFLICT (name_hash) DO UPDATE SET name_hash = excluded.name_hash
     RETURNING user_id AS "userId"`,
    [nameHash, userId]
  )
  return bound?.userId
}

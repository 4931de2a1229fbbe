import type { Database, Queryable } from '#events/database/database.ts'
import { queueRemovals, type PictureStorage } from './picture-storage.ts'

export interface MovedPictures {
  moved: number
  /** The rows of which no object is there. */
  missing: string[]
}

interface PictureTable {
  name: 'pictures' | 'photos'
  /** The columns of its bytes, each with what ends the name of its object. */
  columns: Readonly<Record<string, string>>
}

const tables: PictureTable[] = [
  { name: 'pictures', columns: { bytes: '.webp' } },
  { name: 'photos', columns: { large: '.webp', small: '-s.webp' } }
]

type Progress = (done: number, total: number) => void

/** From the rows into the object storage, while the board runs; what is there already is left. */
export function movePicturesOut(
  db: Database,
  storage: PictureStorage,
  progress: Progress
): Promise<MovedPictures> {
  return moveAll(db, 'IS NOT NULL', progress, async (table, id) => {
    const bytesByName = await readBytes(db, table, id)
    if (!bytesByName) return true
    const empty = Object.keys(table.columns).map(column => `${column} = NULL`)
    const emptyRow = async (tx: Queryable) => {
      const rows = await tx.query(
        `UPDATE media.${table.name} SET ${empty} WHERE id = $1 RETURNING id`,
        [id]
      )
      // Deleted meanwhile: then its objects stay due.
      if (!rows.length) throw new PictureGone()
    }
    // A picture that moved in may have objects of the same names that are being removed.
    await db.withExclusiveLock(() => storage.put(bytesByName, emptyRow), 'pictures')
    return true
  })
}

/** From the object storage into the rows; the objects go afterwards. */
export function movePicturesIn(
  db: Database,
  storage: PictureStorage,
  progress: Progress
): Promise<MovedPictures> {
  return moveAll(db, 'IS NULL', progress, async (table, id) => {
    const names = Object.values(table.columns).map(ending => `${table.name}/${id}${ending}`)
    const found = await Promise.all(names.map(storage.get))
    const bytes = found.filter(one => one !== undefined)
    if (bytes.length < names.length) return false
    const filled = Object.keys(table.columns).map((column, index) => `${column} = $${index + 2}`)
    await db.transaction(async tx => {
      await tx.query(`UPDATE media.${table.name} SET ${filled} WHERE id = $1`, [id, ...bytes])
      await queueRemovals(tx, names, '-infinity')
    })
    return true
  })
}

class PictureGone extends Error {}

const idsAtOnce = 200

/** By ids, so that one that cannot be moved is met once. */
async function moveAll(
  db: Database,
  condition: string,
  progress: Progress,
  move: (table: PictureTable, id: string) => Promise<boolean>
): Promise<MovedPictures> {
  const result: MovedPictures = { moved: 0, missing: [] }
  for (const table of tables) {
    const [column = ''] = Object.keys(table.columns)
    for (let after = ''; ; ) {
      const ids = await db.query<{ id: string; left: number }>(
        `SELECT id, count(*) OVER () AS "left" FROM media.${table.name}
          WHERE ${column} ${condition} AND id > $1 ORDER BY id LIMIT ${idsAtOnce}`,
        [after]
      )
      for (const { id } of ids) {
        const isMoved = await move(table, id).catch(error => {
          if (!(error instanceof PictureGone)) throw error
          return undefined
        })
        if (isMoved) result.moved++
        else if (isMoved === false) result.missing.push(`${table.name}/${id}`)
        progress(result.moved, result.moved + (ids[0]?.left ?? 0))
      }
      const last = ids.at(-1)
      if (!last) break
      after = last.id
    }
  }
  return result
}

async function readBytes(
  db: Queryable,
  { name, columns }: PictureTable,
  id: string
): Promise<Map<string, Buffer> | undefined> {
  const [row] = await db.query<Record<string, Buffer | null>>(
    `SELECT ${Object.keys(columns)} FROM media.${name} WHERE id = $1`,
    [id]
  )
  const objects = Object.entries(columns).flatMap(([column, ending]): [string, Buffer][] => {
    const bytes = row?.[column]
    return bytes ? [[`${name}/${id}${ending}`, bytes]] : []
  })
  return objects.length ? new Map(objects) : undefined
}

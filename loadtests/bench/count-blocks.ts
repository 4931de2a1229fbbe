import pg from 'pg'
import type { Database } from '#events/database/database.ts'
import type { RecordedStatement } from './statement-recorder.ts'

interface Explained {
  'QUERY PLAN': { Plan: Record<string, number> }[]
}

/** Pages of 8 KB that statements touch, in the plans that the product executes: those of prepared statements, made without the values. */
export async function countBlocks(
  db: Database,
  statements: readonly RecordedStatement[]
): Promise<number> {
  let blocks = 0
  for (const { text, values } of statements) {
    const [row] = await db.transaction(async tx => {
      await tx.exec(`PREPARE measured AS ${text}`)
      const explained = await tx.query<Explained>(
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE measured${argumentList(values)}`
      )
      await tx.exec('DEALLOCATE measured')
      return explained
    })
    const { Plan } = row?.['QUERY PLAN'][0] ?? {}
    blocks += (Plan?.['Shared Hit Blocks'] ?? 0) + (Plan?.['Shared Read Blocks'] ?? 0)
  }
  return blocks
}

function argumentList(values: readonly unknown[]): string {
  return values.length ? `(${values.map(literal).join(', ')})` : ''
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  const isArray = Array.isArray(value)
  return pg.escapeLiteral(isArray ? `{${value.map(item => JSON.stringify(item))}}` : String(value))
}

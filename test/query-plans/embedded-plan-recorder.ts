import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import type { PlanNode } from './per-row-calls.ts'
import type { RecordedPlan } from './plan-recorder.ts'

interface Explained {
  'QUERY PLAN': [{ Plan: PlanNode }]
}

const canBeExplained = /^\s*(WITH|SELECT|INSERT|UPDATE|DELETE|MERGE|VALUES)\b/i

/**
 * The embedded database has no auto_explain: each statement is explained where it is executed, before it. What functions
 * and triggers execute is not seen.
 */
export async function recordEmbeddedPlans(
  db: Database
): Promise<{ db: Database; plans: RecordedPlan[] }> {
  await db.exec('SET enable_seqscan = off')
  const plans: RecordedPlan[] = []
  const known = new Set<string>()
  /** By the simple protocol, which asks no values for the parameters; inside a transaction, on its connection. */
  const explain = async (statement: string) => {
    if (known.has(statement) || !canBeExplained.test(statement)) return
    known.add(statement)
    const { rows } = await db.queryForLibrary(
      `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${statement}`
    )
    const [row] = rows as Explained[]
    if (row) plans.push({ statement, plan: row['QUERY PLAN'][0].Plan })
  }
  const record = <Recorded extends Queryable>(queryable: Recorded): Recorded => ({
    ...queryable,
    async query<Row extends object>(text: string, values?: readonly unknown[]) {
      // Sent one behind the other: a pipeline keeps its order.
      const explained = explain(text)
      const [rows] = await Promise.all([queryable.query<Row>(text, values), explained])
      return rows
    }
  })
  const transaction: Database['transaction'] = (work, begin) =>
    db.transaction(tx => work(record<Transaction>(tx)), begin)
  return { db: { ...record(db), transaction }, plans }
}

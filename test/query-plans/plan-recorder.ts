import {
  createPooledDatabase,
  type Database,
  type Queryable,
  type Transaction
} from '#events/database/database.ts'
import type { PlanNode } from './per-row-calls.ts'
import pg from 'pg'
import { applySettings } from '#events/database/session-settings.ts'
import { typeParsers } from '#events/database/type-parsers.ts'

export interface RecordedPlan {
  statement: string
  plan: PlanNode
}

/** Without sequential scans, as if every table were large; auto_explain reports each plan as a notice. */
const recordingSettings = {
  enable_seqscan: 'off',
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice'
}

/** A server's database that keeps the plan of every statement, those inside functions and triggers included. */
export function openRecordedPostgres(url: string): { db: Database; plans: RecordedPlan[] } {
  const plans = new Map<string, RecordedPlan>()
  const options = Object.entries(recordingSettings).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({
    connectionString: url,
    types: typeParsers,
    options: options.join(' '),
    pipeline: true,
    max: 4,
    onConnect: applySettings
  })
  pool.on('connect', client =>
    client.on('notice', ({ message = '' }) => {
      const found = readPlan(message)
      if (found) plans.set(JSON.stringify(found), found)
    })
  )
  const db = createPooledDatabase('server', pool, {
    listen: async () => async () => {},
    withExclusiveLock: work => work(),
    tryExclusiveLock: work => work(),
    close: async () => {}
  })
  return {
    db,
    get plans() {
      return [...plans.values()]
    }
  }
}

/** A notice of auto_explain: «duration: 0.1 ms  plan:» and JSON. */
function readPlan(message: string): RecordedPlan | undefined {
  const start = message.indexOf('{')
  if (!/^duration: .* plan:/.test(message) || start < 0) return undefined
  const { 'Query Text': statement, Plan: plan } = JSON.parse(message.slice(start))
  return { statement, plan }
}

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

import pg from 'pg'
import { createPooledDatabase, type Database } from '#events/database/database.ts'
import { applySettings } from '#events/database/session-settings.ts'
import { typeParsers } from '#events/database/type-parsers.ts'
import type { PlanNode } from './per-row-calls.ts'

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

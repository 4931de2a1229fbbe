import type { Database, Queryable } from '#events/database/database.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { runUntilSignal } from '#main.ts'
import { openInfrastructureOrExit } from '#services/platform/config/open-infrastructure.ts'

/** Starts the service with a query that would run for hours, instead of each one with a given value. */
const [value] = process.argv.slice(2)
const config = loadConfigOrExit()
const opened = await openInfrastructureOrExit(config)
const { db } = opened.tools
const runAway = ({ query }: Queryable): Queryable => ({
  query: (text, values) =>
    values?.includes(value)
      ? query('SELECT count(*) FROM generate_series(1, 1e12)')
      : query(text, values)
})
const slow: Database = { ...db, ...runAway(db), lookups: runAway(db.lookups) }
await runUntilSignal(config, { ...opened, tools: { ...opened.tools, db: slow } })

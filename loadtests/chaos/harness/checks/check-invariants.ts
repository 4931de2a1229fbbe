import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import {
  type DataAccess,
  openInfrastructure
} from '#services/platform/config/open-infrastructure.ts'
import { checkExpiry } from './check-expiry.ts'
import { checkHistory, checkReads } from './check-history.ts'
import { checkOrder } from './check-order.ts'
import { checkUniqueness } from './check-uniqueness.ts'
import { type Check, expectNone } from '../check.ts'
import type { OperationHistory } from '../history.ts'
import { type LoggedEvent, readLog } from '../read-log.ts'
import { recordCounts } from '../registers.ts'

/** Opens the data of a board in this process; an embedded database must not be open elsewhere. */
export async function withDataAccess<T>(
  env: Record<string, string>,
  work: (tools: DataAccess) => Promise<T>
): Promise<T> {
  const opened = await openInfrastructure(parseConfig(env))
  try {
    return await work(opened.tools)
  } finally {
    await opened.close()
  }
}

/** What must hold of every board after any fault. */
export async function checkInvariants(
  tools: DataAccess,
  history: OperationHistory
): Promise<Check[]> {
  const events = await readLog(tools)
  recordCounts(history, events)
  return [
    ...checkHistory(history.operations, events),
    ...checkReads(history.reads),
    ...(await checkLog(tools, events))
  ]
}

/** What must hold of a log, at each of its prefixes, and of its read tables. */
export async function checkLog(
  { db, vault }: DataAccess,
  events: readonly LoggedEvent[]
): Promise<Check[]> {
  const { differences } = await verify({ db, vault, projections })
  const rules = [...checkOrder(events), ...checkUniqueness(events), ...checkExpiry(events)]
  const broken = rules.flatMap(({ what, examples = [] }) => examples.map(it => `${what}: ${it}`))
  const unlike = differences.map(({ table }) => table)
  return [
    expectNone('events that break a rule of the log', broken, events.length),
    expectNone('read tables that differ from a replay', unlike)
  ]
}

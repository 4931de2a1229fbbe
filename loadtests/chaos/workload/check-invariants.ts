import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import { type DataAccess, openInfrastructure } from '#services/startup/open-infrastructure.ts'
import { checkExpiry } from './check-expiry.ts'
import { checkHistory, checkReads } from './check-history.ts'
import { checkOrder } from './check-order.ts'
import { checkUniqueness } from './check-uniqueness.ts'
import { type Check, expectNone } from './check.ts'
import type { OperationHistory } from './history.ts'
import { type LoggedEvent, readLog } from './read-log.ts'

/** Works with the data of a board from this process; nobody else may hold an embedded database meanwhile. */
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

/** Everything that must hold of a board, whatever was done to it. */
export async function checkInvariants(
  tools: DataAccess,
  history: OperationHistory
): Promise<Check[]> {
  const facts = await readLog(tools)
  return [
    ...checkHistory(history.operations, facts),
    ...checkReads(history.reads),
    ...(await checkLog(tools, facts))
  ]
}

/** What must hold of a log by itself, at each of its prefixes, and of its read tables. */
export async function checkLog(
  { db, vault }: DataAccess,
  facts: readonly LoggedEvent[]
): Promise<Check[]> {
  const { differences } = await verify({ db, vault, projections })
  const rules = [...checkOrder(facts), ...checkUniqueness(facts), ...checkExpiry(facts)]
  const broken = rules.flatMap(({ what, examples = [] }) => examples.map(it => `${what}: ${it}`))
  const unlike = differences.map(({ table }) => table)
  return [
    expectNone('events that break a rule of the log', broken, facts.length),
    expectNone('read tables that differ from a replay', unlike)
  ]
}

import type { Queryable } from '#events/database/database.ts'
import { newestShown } from '#events/limits/cases.ts'
import { listNewAccounts, listNewJobs } from '#projections/cases/newest.ts'
import type { NewAccountList, NewJobList } from '#projections/cases/view.ts'
import { wideNetwork } from '#services/platform/http/request/client-address.ts'
import { createKeyedId } from '#services/platform/http/request/signed-token.ts'
import type { NewestOrder } from './contract.ts'
import { groupAlike } from './signals.ts'

interface NewestContext {
  db: Queryable
  secret: string
}

/** What is listed since an instant, and in which order. */
interface Wanted {
  since: Date
  by: NewestOrder
}

/** New accounts, each with its network and with how many have an ad like its newest one. */
export async function readNewAccounts(
  { db, secret }: NewestContext,
  { since, by }: Wanted
): Promise<NewAccountList> {
  const found = compare(secret, await listNewAccounts(db, since, newestShown))
  return { accounts: order(found, by).map(({ address: _, text: __, ...account }) => account) }
}

/** New ads, each with the network of its account and with how many are like it. */
export async function readNewJobs(
  { db, secret }: NewestContext,
  { since, by }: Wanted
): Promise<NewJobList> {
  const found = compare(secret, await listNewJobs(db, since, newestShown))
  return { jobs: order(found, by).map(({ address: _, text: __, ...job }) => job) }
}

interface Listed {
  id: string
  address: string | null
  text: string | null
}

interface Compared {
  network: string | null
  /** The id of the newest of those that are alike. */
  group: string | null
  alike: number
}

function compare<Row extends Listed>(secret: string, rows: readonly Row[]): (Row & Compared)[] {
  const networkOf = createNetworkNames(secret)
  const worded = rows.filter(({ text }) => text)
  const firsts = groupAlike(worded.map(({ text }) => text ?? ''))
  const groups = new Map(
    worded.map(({ id }, index) => [id, worded[firsts[index] ?? index]?.id ?? id] as const)
  )
  const sizes = Map.groupBy(groups.values(), group => group)
  return rows.map(row => {
    const group = groups.get(row.id) ?? null
    const alike = group === null ? 0 : (sizes.get(group)?.length ?? 1)
    return { ...row, network: row.address && networkOf(row.address), group, alike }
  })
}

const nameLength = 8

/** Names of networks, which say whether two are the same and not which: keyed hashes of the /24 or the /48. */
function createNetworkNames(secret: string): (address: string) => string {
  const keyedId = createKeyedId(secret, 'network')
  return address => keyedId([wideNetwork(address)]).slice(0, nameLength)
}

/** The largest network or group first, and within it the newest, as they come. */
function order<Row extends Compared>(rows: Row[], by: NewestOrder): Row[] {
  if (by === 'time') return rows
  const keyOf = (row: Row) => (by === 'network' ? row.network : row.group) ?? ''
  const groups = [...Map.groupBy(rows, keyOf)]
  return groups
    .toSorted(([a, one], [b, other]) => Number(!a) - Number(!b) || other.length - one.length)
    .flatMap(([, group]) => group)
}

import type { Transaction } from '#events/database/database.ts'
import type { AppendRequest } from './event-store.ts'

/** Writes of a request beside its events that can be joined with those of others, by one function for all. */
export interface SharedWork<Item = never> {
  item: Item
  write(tx: Transaction, items: readonly Item[]): Promise<void>
}

/** An append that waits to be committed with others. */
export interface GroupMember {
  request: AppendRequest
  bytes: number
  /** Milliseconds of `performance.now()`. */
  since: number
  work(tx: Transaction): Promise<void>
  /** `work` in a form that joins others; undefined for work that is done alone. */
  shared: SharedWork | undefined
  resolve(): void
  reject(error: unknown): void
}

const maxMembers = 32
const maxBytes = 256 * 1024

/**
 * Divides what waits, in order of arrival. Left for a later group is what does not fit, and what was decided from a
 * stream that an earlier request changes, or repeats its command: its versions are out of date when that is committed.
 */
export function takeGroup<Member extends Pick<GroupMember, 'request' | 'bytes'>>(
  waiting: readonly Member[]
): { group: Member[]; rest: Member[] } {
  const group: Member[] = []
  const rest: Member[] = []
  const changed = new Set<string>()
  let bytes = 0
  for (const member of waiting) {
    const fits = group.length < maxMembers && (!group.length || bytes + member.bytes <= maxBytes)
    if (fits && !readNames(member).some(name => changed.has(name))) {
      group.push(member)
      bytes += member.bytes
    } else rest.push(member)
    for (const name of changedNames(member)) changed.add(name)
  }
  return { group, rest }
}

type Names = (member: Pick<GroupMember, 'request'>) => string[]

const commandName: Names = ({ request }) =>
  request.idempotency ? [`command ${request.idempotency.id}`] : []

const readNames: Names = member => [
  ...commandName(member),
  ...member.request.batches.map(({ stream }) => stream)
]

const changedNames: Names = member => [
  ...commandName(member),
  ...member.request.batches.flatMap(({ stream, events }) => (events.length ? [stream] : []))
]

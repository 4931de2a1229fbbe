import { appendAll } from './event-store.ts'
import type { GroupMember } from './take-group.ts'

/** The work of all as one; undefined when it is not the same. */
export function shareWork(members: readonly GroupMember[]): Pick<GroupMember, 'work'> | undefined {
  const [first] = members
  const works = members.flatMap(({ shared }) => shared ?? [])
  if (!first?.shared || works.length < members.length) return undefined
  const { write } = first.shared
  const { readModelVersion } = first.request
  const requests = members.map(({ request }) => request)
  const isSame =
    works.every(work => work.write === write) &&
    requests.every(request => request.readModelVersion === readModelVersion)
  if (!isSame) return undefined
  const items = works.map(({ item }) => item)
  return {
    async work(tx) {
      tx.pipeline(appendAll(tx, readModelVersion, requests))
      await write(tx, items)
    }
  }
}

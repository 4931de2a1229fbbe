import { useEffect, useState } from 'react'
import type { ListedApplication } from '../list/list-url.ts'
import { markSeen } from '../received/mark-seen.ts'

/** Marks the answers of a list as seen; on this page they stay marked as new, also when the list is refreshed. */
export function useUnseenMarks(
  applications: ListedApplication[] | undefined
): ListedApplication[] | undefined {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const found = applications?.filter(({ isUnseen, id }) => isUnseen && !ids.has(id)) ?? []
  if (found.length) setIds(new Set([...ids, ...found.map(({ id }) => id)]))
  useEffect(() => void markSeen(applications ?? []), [applications])
  return applications?.map(application =>
    ids.has(application.id) ? { ...application, isUnseen: true } : application
  )
}

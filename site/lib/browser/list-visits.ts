import { firstVisitAt } from '../time-ago.ts'

const storageKey = 'lista-vista'

/** When the list of jobs was visited before this visit, which lasts as long as the tab; milliseconds. */
export function startListVisit(now: number): number {
  const before = Number(sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey))
  const since = before || firstVisitAt(now)
  sessionStorage.setItem(storageKey, String(since))
  localStorage.setItem(storageKey, String(now))
  return since
}

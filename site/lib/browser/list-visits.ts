import { deviceStorage, tabStorage } from '../storage/storage.ts'
import { firstVisitAt } from '../time-ago.ts'

const storageKey = 'lista-vista'

/** When the list of jobs was visited before this visit, which lasts as long as the tab; milliseconds. */
export function startListVisit(now: number): number {
  const before = Number(tabStorage.getItem(storageKey) ?? deviceStorage.getItem(storageKey))
  const since = before || firstVisitAt(now)
  tabStorage.setItem(storageKey, String(since))
  deviceStorage.setItem(storageKey, String(now))
  return since
}

import { deviceStorage } from '../storage/storage.ts'

const flagKey = 'pendientes'

/** False when nothing waits on this device: then no page opens its database. */
export const mayWait = (): boolean => deviceStorage.getItem(flagKey) !== null

/** Where it cannot be stored, what waits is sent by the page that kept it. */
export function setMayWait(mayWait: boolean): void {
  if (mayWait) deviceStorage.setItem(flagKey, '1')
  else deviceStorage.removeItem(flagKey)
}

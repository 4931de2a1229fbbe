import { day } from '#events/units.ts'
import { deviceDays } from '#events/limits/storage.ts'

/** Milliseconds by the server's clock when it answered: that of a phone may be wrong. */
export const timeOf = ({ headers }: Response): number =>
  Date.parse(headers.get('Date') ?? '') || Date.now()

export const fetchServerTime = async (): Promise<number> =>
  timeOf(await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }))

export const isTooOld = (since: number, now: number): boolean => now - since > deviceDays * day

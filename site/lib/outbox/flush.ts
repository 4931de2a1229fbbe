import { anotherAccount, sessionEnded } from '#services/auth/shared/refusals.ts'
import { openChannel, withLock } from '../storage/locks-and-channels.ts'
import { fetchServerTime, isTooOld, timeOf } from '../storage/server-time.ts'
import { changeWaiting, drop, headersOf, listWaiting, type Waiting } from './waiting.ts'

const channelName = 'pendientes'
/** The background task of a browser that has them. */
export const syncTag = 'pendientes'

/** Sends what waits, in the order in which it was written; the page and the worker share it, and one of them at a time runs it. */
export async function flush(): Promise<void> {
  const arrived: string[] = []
  const errors: unknown[] = []
  const stuck = new Set<string>()
  await alone(async () => {
    for (const waiting of await listWaiting()) {
      const { key, path, person, state } = waiting
      const series = `${person} ${path}`
      if (state !== 'waiting' && state !== 'signed-out') await dropOld(waiting)
      // A later message must not overtake the one before it.
      else if (!stuck.has(series)) {
        const outcome = await send(waiting).catch(error => errors.push(error))
        if (outcome === 'arrived') arrived.push(key)
        else if (outcome !== 'refused' && outcome !== 'expired') stuck.add(series)
      }
    }
  })
  announce(arrived)
  if (errors.length) throw errors[0]
}

/** What accounts wrote goes, but that they did: the session of this browser was ended from elsewhere. */
export async function eraseTextsOfAccounts(): Promise<void> {
  for (const waiting of await listWaiting()) {
    if (waiting.person && waiting.body) await changeWaiting(withoutText(waiting, 'erased'))
  }
  announce()
}

const withoutText = (
  { refusal, refusalCode, ...waiting }: Waiting,
  state: Waiting['state']
): Waiting => ({ ...waiting, body: '', state })

/** What is not sent any more: its text goes, and later what says so. The server is asked only where the device thinks it old. */
async function dropOld(waiting: Waiting): Promise<void> {
  const { key, body, reachedAt, writtenAt } = waiting
  const since = reachedAt ?? writtenAt
  if (!isTooOld(since, Date.now())) return
  const now = await fetchServerTime().catch(() => since)
  if (!isTooOld(since, now)) return
  if (body) await changeWaiting({ ...withoutText(waiting, 'expired'), reachedAt: now })
  else await drop(key)
}

/** Runs work while no other page or worker of this browser sends. */
export const alone = <T>(work: () => Promise<T>): Promise<T> => withLock(channelName, work)

/** Tells every page that what waits has changed, and the keys of what has arrived. */
export function announce(arrived: readonly string[] = []): void {
  const channel = openChannel(channelName)
  channel?.postMessage(arrived)
  channel?.close()
}

/** Calls back after each change, by this page or another. */
export function onOutboxChange(callback: (arrived: readonly string[]) => void): void {
  openChannel(channelName)?.addEventListener('message', ({ data }) => callback(data))
}

/** What a guest wrote is sent without a session. */
const post = (waiting: Waiting): Promise<Response> =>
  fetch(waiting.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headersOf(waiting) },
    body: waiting.body,
    credentials: waiting.person ? 'same-origin' : 'omit'
  })

/** Statuses after which the same request may be answered otherwise. */
export const isPassing = (status: number): boolean =>
  status >= 500 || [408, 425, 429].includes(status)

/** Throws when it must be tried again; signed out, it waits for its person. */
async function send(written: Waiting): Promise<Waiting['state']> {
  const response = await post(written)
  const { status, ok } = response
  if (ok) {
    await changeWaiting({ ...written, state: 'arrived', body: '' })
    return 'arrived'
  }
  const now = timeOf(response)
  const waiting = { ...written, reachedAt: written.reachedAt ?? now }
  if (isTooOld(waiting.reachedAt, now)) {
    await changeWaiting({ ...withoutText(waiting, 'expired'), reachedAt: now })
    return 'expired'
  }
  if (isPassing(status)) {
    await changeWaiting(waiting)
    throw new Error(`${waiting.path} answered ${status}`)
  }
  const refused = await parseRefused(response)
  const { refusalCode: code } = refused
  if (code === sessionEnded.code) await eraseTextsOfAccounts()
  const isSignedOut = status === 401 || code === anotherAccount.code
  const state = isSignedOut ? 'signed-out' : 'refused'
  await changeWaiting({ ...waiting, state, ...(!isSignedOut && { ...refused, reachedAt: now }) })
  return state
}

export async function parseRefused(
  response: Response
): Promise<Pick<Waiting, 'refusal' | 'refusalCode'>> {
  try {
    const { code, message } = await response.json()
    return { refusal: message, refusalCode: code }
  } catch {
    return { refusal: `Error ${response.status}` }
  }
}

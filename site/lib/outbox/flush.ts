import { anotherAccount, sessionEnded } from '#services/auth/shared/refusals.ts'
import { openChannel, withLock } from '../storage/locks-and-channels.ts'
import { changeWaiting, drop, headersOf, listWaiting, type Waiting } from './waiting.ts'

const channelName = 'pendientes'
const keptDays = 14
const dayMs = 86_400_000
/** The background task of a browser that has them. */
export const syncTag = 'pendientes'

/** Sends what waits, in the order in which it was written; the page and the worker share it, and one of them at a time runs it. */
export async function flush(): Promise<void> {
  const arrived: string[] = []
  const errors: unknown[] = []
  const stuck = new Set<string>()
  await alone(async () => {
    for (const waiting of await listWaiting()) {
      const { key, path, person, state, writtenAt } = waiting
      const series = `${person} ${path}`
      if (Date.now() - writtenAt > keptDays * dayMs) await drop(key)
      // A later message must not overtake the one before it.
      else if ((state === 'waiting' || state === 'signed-out') && !stuck.has(series)) {
        const outcome = await send(waiting).catch(error => errors.push(error))
        if (outcome === 'arrived') arrived.push(key)
        else if (outcome !== 'refused') stuck.add(series)
      }
    }
  })
  announce(arrived)
  if (errors.length) throw errors[0]
}

/** What accounts wrote goes, but that they did: the session of this browser was ended from elsewhere. */
export async function eraseTextsOfAccounts(): Promise<void> {
  for (const waiting of await listWaiting()) {
    const { key, path, person, title, writtenAt, body } = waiting
    const state = 'erased'
    if (person && body)
      await changeWaiting({ key, path, person, title, writtenAt, body: '', state })
  }
  announce()
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
async function send(waiting: Waiting): Promise<'arrived' | 'refused' | 'signed-out'> {
  const response = await post(waiting)
  const { status, ok } = response
  if (isPassing(status)) throw new Error(`${waiting.path} answered ${status}`)
  if (ok) {
    await changeWaiting({ ...waiting, state: 'arrived', body: '' })
    return 'arrived'
  }
  const refused = await parseRefused(response)
  const { refusalCode: code } = refused
  if (code === sessionEnded.code) await eraseTextsOfAccounts()
  const isSignedOut = status === 401 || code === anotherAccount.code
  const state = isSignedOut ? 'signed-out' : 'refused'
  await changeWaiting({ ...waiting, state, ...(!isSignedOut && refused) })
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

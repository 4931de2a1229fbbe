import { changeWaiting, drop, listWaiting, type Waiting } from './waiting.ts'

const channelName = 'pendientes'
const keptDays = 14
const dayMs = 86_400_000
/** The background task of a browser that has them. */
export const syncTag = 'pendientes'

/** Sends what waits, in the order in which it was written; the page and the worker share it, and one of them at a time runs it. */
export async function flush(): Promise<void> {
  const arrived: string[] = []
  const stuck = new Map<string, unknown>()
  await alone(async () => {
    for (const waiting of await listWaiting()) {
      const { key, path, state, writtenAt } = waiting
      if (Date.now() - writtenAt > keptDays * dayMs) await drop(key)
      // A later message must not overtake the one before it.
      else if ((state === 'waiting' || state === 'signed-out') && !stuck.has(path)) {
        await send(waiting).then(
          isThere => isThere && arrived.push(key),
          error => stuck.set(path, error)
        )
      }
    }
  })
  announce(arrived)
  for (const error of stuck.values()) throw error
}

/** What belongs to another account goes when a person signs in; what a guest wrote stays, and is sent without a session. */
export async function dropOthers(person: string): Promise<void> {
  for (const waiting of await listWaiting()) {
    if (waiting.person && waiting.person !== person) await drop(waiting.key)
  }
  announce()
}

/** Runs work while no other page or worker of this browser sends. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(channelName, work) : work()
}

/** Tells every page that what waits has changed, and the keys of what has arrived. */
export function announce(arrived: readonly string[] = []): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(arrived)
  channel.close()
}

/** Calls back after each change, by this page or another. */
export function onOutboxChange(callback: (arrived: readonly string[]) => void): void {
  new BroadcastChannel(channelName).onmessage = ({ data }) => callback(data)
}

const post = ({ key, path, body, person }: Waiting): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    credentials: person ? 'same-origin' : 'omit'
  })

/** Statuses after which the same request may be answered otherwise. */
export const isPassing = (status: number): boolean =>
  status >= 500 || [408, 425, 429].includes(status)

/** Whether it has arrived; throws when it must be tried again. */
async function send(waiting: Waiting): Promise<boolean> {
  if (waiting.person) {
    const now = await findPerson()
    if (now === undefined) return signOut(waiting)
    if (now !== waiting.person) return drop(waiting.key).then(() => false)
  }
  const response = await post(waiting)
  const { status, ok } = response
  if (isPassing(status)) throw new Error(`${waiting.path} answered ${status}`)
  if (status === 401) return signOut(waiting)
  if (ok) await changeWaiting({ ...waiting, state: 'arrived', body: '' })
  else await changeWaiting({ ...waiting, state: 'refused', ...(await refusalOf(response)) })
  return ok
}

async function signOut(waiting: Waiting): Promise<false> {
  await changeWaiting({ ...waiting, state: 'signed-out' })
  return false
}

/** The id of the account of the session; undefined without one. */
async function findPerson(): Promise<string | undefined> {
  const response = await fetch('/api/user')
  if (response.ok) return (await response.json()).id
  if (response.status === 401) return undefined
  throw new Error(`/api/user answered ${response.status}`)
}

async function refusalOf(response: Response): Promise<Pick<Waiting, 'refusal' | 'refusalCode'>> {
  try {
    const { code, message } = await response.json()
    return { refusal: message, refusalCode: code }
  } catch {
    return { refusal: `Error ${response.status}` }
  }
}

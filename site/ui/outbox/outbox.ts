import { atom, computed } from 'nanostores'
import { anotherAccount } from '#services/auth/shared/refusals.ts'
import { outboxWords, speech } from '#services/words/words.ts'
import { fetchSignedIn, KeptOnDevice, SessionEndedError } from '#site/lib/fetch-once.ts'
import { callApi, inOwnLanguage } from '#site/lib/api.ts'
import { mayWait, setMayWait } from '#site/lib/outbox/may-wait.ts'
import {
  alone,
  announce,
  flush,
  isPassing,
  onOutboxChange,
  parseRefused,
  syncTag
} from '#site/lib/outbox/flush.ts'
import { drop, headersOf, keep, listWaiting, type Waiting } from '#site/lib/outbox/waiting.ts'
import { $session, findSession, retrySession, type SessionState } from '#site/stores/session.ts'
import { toast } from '#site/ui/toasts/toast.ts'

const $kept = atom<readonly Waiting[]>([])

const isOf = (session: SessionState, { person }: Waiting): boolean =>
  session.state === 'user'
    ? person === session.user.id
    : session.state === 'anonymous' && person === ''

/** What the visitor of the page has waiting on this device, a guest without a session; empty until it is known. */
export const $waiting = computed([$kept, $session], (kept, session) =>
  kept.filter(waiting => isOf(session, waiting))
)

/** Something of an account waits, and the session cannot be asked for: nothing says whose it is. */
export const $waitsForSession = computed(
  [$kept, $session],
  (kept, { state }) => state === 'unreachable' && kept.some(({ person }) => person !== '')
)

/** Keys of what arrived while this page was open. */
export const $arrived = atom<readonly string[]>([])

/** Whose write it is, and what a list calls it. */
type Written = Pick<Waiting, 'person' | 'title'>

/**
 * `fetch` for a write that must not be lost: it is kept on the device first. Throws KeptOnDevice when there is no answer, or one that
 * will be another later; any other response ends it.
 */
export function fetchKept({ person, title }: Written) {
  return async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const waiting: Waiting = {
      key: crypto.getRandomValues(new BigUint64Array(2)).join('-'),
      path: String(input),
      body: String(init.body),
      person,
      title,
      writtenAt: Date.now(),
      state: 'waiting'
    }
    try {
      await keep(waiting)
    } catch (error) {
      // The browser stores nothing for pages.
      console.warn(error)
      return fetchWaiting(waiting, init)
    }
    setMayWait(true)
    const response = await alone(() => sendAtOnce(waiting, init))
    await drop(waiting.key)
    await refresh()
    return response
  }
}

/** The answer of a call by `fetchKept`; undefined when its write waits on this device. */
export function keptOrAnswer<T>(
  call: Promise<Response & { json(): Promise<T> }>
): Promise<T | undefined> {
  return callApi(call).catch(error => {
    if (!(error instanceof KeptOnDevice)) throw error
    return undefined
  })
}

function fetchWaiting(waiting: Waiting, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(headersOf(waiting))) headers.set(name, value)
  return fetchSignedIn(waiting.path, { ...init, headers })
}

async function sendAtOnce(waiting: Waiting, init: RequestInit): Promise<Response> {
  let state: Waiting['state'] = 'waiting'
  try {
    const response = await fetchWaiting(waiting, init)
    await response.clone().arrayBuffer()
    const { refusalCode } = response.ok ? {} : await parseRefused(response.clone())
    if (refusalCode === anotherAccount.code) state = 'signed-out'
    else if (!isPassing(response.status)) return response
  } catch (error) {
    if (error instanceof SessionEndedError) {
      await drop(waiting.key)
      throw error
    }
    console.warn(error)
  }
  // The text may be erased, of a session that had ended elsewhere: its person is here, and has signed in again.
  await keep({ ...waiting, state })
  await refresh()
  announce()
  await tryLater()
  throw new KeptOnDevice()
}

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Whether the browser sends what waits with all pages closed. */
export const sendsWhenClosed = (): boolean => 'SyncManager' in window

/** Milliseconds until a page tries again what had no answer, or one that will be another later. */
const retryMs = 30_000
let retry: ReturnType<typeof setTimeout> | undefined

/** A browser without background tasks sends on «online», when a page is opened, and from a page that stays open. */
async function tryLater(): Promise<void> {
  clearTimeout(retry)
  retry = setTimeout(() => navigator.onLine && sendAgain(), retryMs)
  try {
    const registration: WithSync | undefined =
      await navigator.serviceWorker?.getRegistration(waitingPath)
    await registration?.sync?.register(syncTag)
  } catch (error) {
    console.warn(error)
  }
}

/** Called once a form is used whose writes are kept. */
export function prepareOutbox(): void {
  void registerWorker()
  void startOutbox()
}

async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register('/sw.js', { scope: waitingPath })
  } catch (error) {
    console.warn(error)
  }
}

let started: Promise<void> | undefined

/** Shows what waits, and sends it now and whenever the line is back; resolves once what waited has been tried. */
export function startOutbox(): Promise<void> {
  started ??= start()
  return started
}

async function start(): Promise<void> {
  onOutboxChange(arrived => {
    $arrived.set([...$arrived.get(), ...arrived])
    void refresh()
  })
  addEventListener('online', () => void sendAgain())
  await refresh()
  if (mayWait()) await sendWaiting()
}

async function sendAgain(): Promise<void> {
  if ($session.get().state === 'unreachable') await retrySession()
  await sendWaiting()
}

export async function sendWaiting(): Promise<void> {
  try {
    await flush()
  } catch (error) {
    console.warn(error)
    await tryLater()
  }
  await refresh()
}

/** Refused since the page has known it, or erased before the page knew it. */
function isNews({ key, state }: Waiting): boolean {
  const before = $kept.get().find(known => known.key === key)?.state
  if (before === state) return false
  return state === 'erased' || state === 'expired' || (state === 'refused' && before !== undefined)
}

/** Reads what waits; says to its person what has arrived, once, and what has been refused or erased. */
async function refresh(): Promise<void> {
  const all = await listWaiting().catch(() => [])
  const session = await findSession()
  const own = all.filter(waiting => isOf(session, waiting))
  for (const { key } of all.filter(({ state }) => state === 'arrived')) await drop(key)
  for (const { title } of own.filter(({ state }) => state === 'arrived'))
    toast({ title: outboxWords.arrived, description: title, isQuoting: true })
  for (const { title, state } of own.filter(isNews)) {
    const action = { text: outboxWords.seeWhy, run: () => location.assign(waitingPath) }
    const what = state === 'refused' ? outboxWords.refused : outboxWords.erased
    toast({ title: what, description: title, isQuoting: true, action })
  }
  const left = all.filter(({ state }) => state !== 'arrived')
  $kept.set(await Promise.all(left.map(inWordsOfPage)))
  setMayWait(left.length > 0)
}

/** The worker, which has no page, keeps the sentence of the server. */
async function inWordsOfPage(waiting: Waiting): Promise<Waiting> {
  const { refusal, refusalCode: code } = waiting
  if (!refusal) return waiting
  try {
    const { message = refusal } = await inOwnLanguage({ code, message: refusal })
    return { ...waiting, refusal: message }
  } catch (error) {
    // The sentences of the language could not be loaded.
    console.warn(error)
    return waiting
  }
}

/** The page of what waits on this device. */
export const waitingPath = speech.path('/pendientes')

export async function dropWaiting(key: string): Promise<void> {
  await drop(key)
  await refresh()
  announce()
}

/** What a person wrote, once they have signed out. */
export async function dropOf(person: string): Promise<void> {
  for (const waiting of await listWaiting()) {
    if (waiting.person === person) await drop(waiting.key)
  }
  await refresh()
  announce()
}

/** How a device is called that is used with a finger, or with a mouse. */
export const deviceName = (): string =>
  matchMedia('(pointer: coarse)').matches ? outboxWords.phone : outboxWords.computer

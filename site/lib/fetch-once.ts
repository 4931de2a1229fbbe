import { accountHeader } from '#services/auth/shared/account-header.ts'
import { uiWords } from '#services/words/words.ts'
import { eraseIfEnded } from './outbox/erase-if-ended.ts'
import { tabStorage } from './storage/storage.ts'

/**
 * `fetch` that sends each write under an idempotency key. The key stays, over a reload too, until
 * an answer has arrived whole, so that pressing again has no second effect.
 */
export async function fetchOnce(
  input: RequestInfo | URL,
  init: RequestInit = {}
): Promise<Response> {
  const { method = 'GET' } = init
  if (method === 'GET') return fetchSignedIn(input, init)
  const name = keyName(method, input)
  const headers = new Headers(init.headers)
  headers.set('Idempotency-Key', pendingKey(name))
  const response = await fetchSignedIn(input, { ...init, headers })
  await response.clone().arrayBuffer()
  if (isAnswer(response)) tabStorage.removeItem(name)
  return response
}

/** The write waits on this device; nothing is lost, and nothing is to be pressed again. */
export class KeptOnDevice extends Error {}

/** The visitor did not sign in again after the session had ended. */
export class SessionEndedError extends Error {
  constructor() {
    super(uiWords.sessionEnded)
  }
}

/** The id of the user who has signed in again, if they have; undefined without a session that could have ended. */
type AskToSignIn = () => Promise<string | undefined> | undefined

let askToSignIn: AskToSignIn | undefined

/** Sets the function that asks the user to sign in when a session has ended. */
export function setAskToSignIn(ask: AskToSignIn): void {
  askToSignIn = ask
}

/** Sends the request again, under the same key and as the same account, after the user has signed in again. */
export async function fetchSignedIn(
  input: RequestInfo | URL,
  init: RequestInit
): Promise<Response> {
  const response = await fetch(input, init)
  await eraseIfEnded(response)
  const isSigningIn = /\/(?:login|mail-codes(?:\/confirmation)?)$/.test(String(input))
  const asked = response.status === 401 && !isSigningIn ? askToSignIn?.() : undefined
  if (!asked) return response
  const account = await asked
  if (!account) throw new SessionEndedError()
  const headers = new Headers(init.headers)
  headers.set(accountHeader, account)
  return fetch(input, { ...init, headers })
}

/** One key for each form: the page names the form, and the correspondent of a message. */
const keyName = (method: string, input: RequestInfo | URL) =>
  `clave ${location.pathname}${location.search} ${method} ${input instanceof Request ? input.url : input}`

function pendingKey(name: string): string {
  const key = tabStorage.getItem(name) ?? newKey()
  tabStorage.setItem(name, key)
  return key
}

/** `crypto.randomUUID` is missing where the page came over plain HTTP. */
const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')

/** After an error of the server or of a proxy, the write may have taken effect all the same. */
const isAnswer = ({ status }: Response) => status < 500

import { type LiveConnection, openLiveConnection } from '#site/lib/browser/live-connection.ts'
import { eraseKeptTexts } from '#site/lib/outbox/erase-if-ended.ts'
import { mayBeSignedIn } from '#site/lib/browser/signed-in-hint.ts'

const listeners = new Set<() => void>()
let connection: LiveConnection | undefined

/** Calls back when something of the signed-in user may have changed; returns a function that stops it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Refreshes when the user returns to the page, connected or not. */
export function followChanges(): void {
  connect()
  // An open connection would keep the page out of the back/forward cache.
  addEventListener('pagehide', disconnect)
  addEventListener('pageshow', () => connection || returnToPage())
  document.addEventListener('visibilitychange', () => document.hidden || returnToPage())
}

function returnToPage(): void {
  connect()
  announce()
}

function connect(): void {
  if (connection) connection.takeOver()
  else if (mayBeSignedIn()) connection = openLiveConnection(announce, eraseWaiting)
}

const eraseWaiting = () => void eraseKeptTexts().catch(console.warn)

function disconnect(): void {
  connection?.close()
  connection = undefined
}

function announce(): void {
  for (const listener of listeners) listener()
}

import type { InferResponseType } from 'hono/client'
import { atom } from 'nanostores'
import type { apiClient } from '#site/lib/api.ts'

export type Unseen = InferResponseType<typeof apiClient.unseen.$get, 200>

/** Counts of what is new to the signed-in user; empty until known. */
export const $unseen = atom<Unseen>({ applications: 0, messages: 0, waiting: 0 })

let asked = 0

/** Refreshes in the background: a failure changes nothing, and the last response counts. */
export async function refreshUnseen(): Promise<void> {
  const requestNumber = ++asked
  const response = await fetch('/api/unseen').catch(() => undefined)
  const unseen: Unseen | undefined = response?.ok ? await response.json() : undefined
  if (unseen && requestNumber === asked) $unseen.set(unseen)
}

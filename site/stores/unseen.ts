import type { InferResponseType } from 'hono/client'
import { atom } from 'nanostores'
import type { apiClient } from '#site/lib/api.ts'

export type Unseen = InferResponseType<typeof apiClient.unseen.$get, 200>

/** How much is new to the signed-in user; nothing until it is known. */
export const $unseen = atom<Unseen>({ applications: 0, messages: 0, waiting: 0 })

let asked = 0

/** Asks behind the user's back: a failure changes nothing, and the last question counts. */
export async function refreshUnseen(): Promise<void> {
  const requestNumber = ++asked
  const response = await fetch('/api/unseen').catch(() => undefined)
  const unseen: Unseen | undefined = response?.ok ? await response.json() : undefined
  if (unseen && requestNumber === asked) $unseen.set(unseen)
}

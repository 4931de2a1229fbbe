import type { InferResponseType } from 'hono/client'
import { maxDecidedTogether, type newestDays } from '#events/limits/cases.ts'
import type { CaseReasons, DecideCases, NewestOrder } from '#services/cases/contract.ts'
import { apiClient, callApi } from '#site/lib/api.ts'

const calls = apiClient.operator

export type ListedAccount = InferResponseType<typeof calls.accounts.$get, 200>['accounts'][number]
export type ListedJob = InferResponseType<typeof calls.jobs.$get, 200>['jobs'][number]

/** Which of what is new is listed. */
export interface NewestState {
  what: 'accounts' | 'jobs'
  by: NewestOrder
  days: (typeof newestDays)[number]
}

/** The prefix of all keys. */
export const newestKey = 'newest'
export const newestListKey = ({ what, by, days }: NewestState) =>
  `${newestKey}?what=${what}&by=${by}&days=${days}`

export const fetchNewAccounts =
  ({ by, days }: NewestState) =>
  async () =>
    (await callApi(calls.accounts.$get({ query: { by, days } }))).accounts

export const fetchNewJobs =
  ({ by, days }: NewestState) =>
  async () =>
    (await callApi(calls.jobs.$get({ query: { by, days } }))).jobs

/** Something that an operator selects. */
export interface Thing {
  /** The id of its case, also where it has none yet; of an account its own. */
  id: string
  ownerId: string
}

export type TogetherAction = DecideCases['outcome'] | 'account'

export const actionLabels: Record<TogetherAction, string> = {
  kept: 'Dar por buenos',
  hidden: 'Ocultar',
  removed: 'Retirar',
  account: 'Retirar y eliminar la cuenta'
}

interface Decided {
  count: number
  /** Why some were not decided. */
  refusals: string[]
}

/** Decides in as many requests as it takes; `account` deletes the accounts of all these things. */
export async function decideTogether(
  action: TogetherAction,
  things: readonly Thing[],
  reasons: CaseReasons
): Promise<Decided> {
  const all = things.map(({ id, ownerId }) => (action === 'account' ? ownerId : id))
  const left = [...new Set(all)]
  const decided: Decided = { count: 0, refusals: [] }
  while (left.length) {
    const json = { ...reasons, ids: left.splice(0, maxDecidedTogether) }
    const { decided: done, failed } = await callApi(
      action === 'account'
        ? calls.removals.$post({ json })
        : calls.decisions.$post({ json: { ...json, outcome: action } })
    )
    decided.count += done.length
    decided.refusals.push(...failed.map(({ message }) => message))
  }
  return decided
}

import { atom } from 'nanostores'
import { ApiError, apiClient, callApi } from '#site/lib/api.ts'
import { keepInBrowser, readBrowserSavedJobs } from '#site/lib/browser/browser-saved-jobs.ts'
import { findSession } from './session.ts'

/** Ids of the jobs that the visitor has saved, the last one first; undefined until they are loaded. */
export const $savedJobs = atom<readonly string[] | undefined>()

/** The saved jobs of the account, or of this browser; those of the browser go to the account first. */
export async function loadSavedJobs(): Promise<readonly string[]> {
  const ids = (await hasAccount()) ? await loadFromAccount() : readBrowserSavedJobs()
  $savedJobs.set(ids)
  return ids
}

/** Saves a job, or removes it. */
export async function keepJob(id: string, isSaved: boolean): Promise<{ isOnAccount: boolean }> {
  const isOnAccount = await hasAccount()
  if (isOnAccount) await keepOnAccount(id, isSaved)
  else keepInBrowser(id, isSaved)
  const others = ($savedJobs.get() ?? []).filter(savedId => savedId !== id)
  $savedJobs.set(isSaved ? [id, ...others] : others)
  return { isOnAccount }
}

/** Moves the jobs of this browser to the account that has signed in; jobs that no longer exist are dropped. */
export async function takeOverSavedJobs(): Promise<void> {
  for (const id of [...readBrowserSavedJobs()].reverse()) {
    try {
      await keepOnAccount(id, true)
    } catch (error) {
      if (!(error instanceof ApiError && [404, 410].includes(error.status))) throw error
    }
    keepInBrowser(id, false)
  }
}

async function loadFromAccount(): Promise<string[]> {
  await takeOverSavedJobs().catch(console.error)
  const { savedJobs } = await callApi(apiClient['saved-jobs'].$get())
  return savedJobs.map(({ jobId }) => jobId)
}

function keepOnAccount(id: string, isSaved: boolean): Promise<unknown> {
  const call = apiClient['saved-jobs'][':id']
  return callApi(isSaved ? call.$put({ param: { id } }) : call.$delete({ param: { id } }))
}

async function hasAccount(): Promise<boolean> {
  const session = await findSession()
  if (session.state === 'unreachable') throw new Error(session.message)
  return session.state === 'user'
}

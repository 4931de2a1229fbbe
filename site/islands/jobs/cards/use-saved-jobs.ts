import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { apiClient, callApi, errorMessage, type JobSummary } from '#site/lib/api.ts'
import { $savedJobs, loadSavedJobs } from '#site/stores/saved-jobs.ts'

interface SavedJob {
  id: string
  /** Missing when it was withdrawn, or is hidden. */
  job?: JobSummary | undefined
}

/** What was saved when the page was opened, and how many of them still are. */
export function useSavedJobs() {
  const [saved, setSaved] = useState<SavedJob[]>()
  const [error, setError] = useState<string>()
  const ids = useStore($savedJobs, { ssr: 'initial' })
  const load = () => {
    setError(undefined)
    findSavedJobs().then(setSaved, reason => setError(errorMessage(reason)))
  }
  useEffect(load, [])
  return { saved, count: ids?.length ?? 0, error, retry: load }
}

async function findSavedJobs(): Promise<SavedJob[]> {
  const ids = await loadSavedJobs()
  if (!ids.length) return []
  const { jobs } = await callApi(apiClient['job-cards'].$get({ query: { ids: ids.join() } }))
  return ids.map(id => ({ id, job: jobs.find(job => job.id === id) }))
}

import { useEffect, useState } from 'react'
import { apiClient, callApi } from '#site/lib/api.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { useSession } from '#site/stores/use-session.ts'

interface SentState {
  look: string
  text: string
}

const mostListed = 50

/** What the applicant's newest applications have come to, by job; nothing until it is known. */
export function useSentStatuses(): ReadonlyMap<string, SentState> {
  const session = useSession()
  const isApplicant = session.state === 'user' && session.user.userType === 'applicant'
  const [statuses, setStatuses] = useState<ReadonlyMap<string, SentState>>(new Map())
  useEffect(() => {
    if (isApplicant) findSentStatuses().then(setStatuses, console.error)
  }, [isApplicant])
  return statuses
}

async function findSentStatuses() {
  const query = { scope: 'sent', page: '1', limit: String(mostListed) } as const
  const { applications } = await callApi(apiClient.applications.$get({ query }))
  const current = applications.filter(({ withdrawnAt }) => !withdrawnAt)
  // The newest application to a job counts.
  return new Map(
    current
      .reverse()
      .map(({ jobId, status }) => [
        jobId,
        { look: status, text: `Ya aplicaste: ${statusLabels[status]}` }
      ])
  )
}

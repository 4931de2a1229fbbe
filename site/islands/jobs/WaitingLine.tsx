import { useStore } from '@nanostores/react'
import { applicationsPerPage } from '#services/applications/limits.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { $unseen } from '#site/stores/unseen.ts'

const day = 24 * 60 * 60 * 1000

/** «12 aplicaciones por contestar. La que más espera, 7 días.» */
export function WaitingLine({ now }: { now: number }) {
  const { waiting } = useStore($unseen, { ssr: 'initial' })
  if (!waiting) return null
  return (
    <p className="hint">
      {`${formatCount(waiting, 'aplicación', 'aplicaciones')} por contestar.`}
      <LongestWait waiting={waiting} now={now} />
    </p>
  )
}

/** The list has the newest first: what waits longest is the last of those that wait. */
function LongestWait({ waiting, now }: { waiting: number; now: number }) {
  const query = {
    ...{ scope: 'received', status: 'pending', limit: String(applicationsPerPage) },
    page: String(Math.ceil(waiting / applicationsPerPage))
  }
  const { data } = useQuery(`waiting-applications?page=${query.page}`, () =>
    callApi(apiClient.applications.$get({ query }))
  )
  const oldest = data?.applications.at(-1)
  const days = oldest ? Math.floor((now - Date.parse(oldest.appliedAt)) / day) : 0
  return days > 0 ? ` La que más espera, ${formatCount(days, 'día', 'días')}.` : null
}

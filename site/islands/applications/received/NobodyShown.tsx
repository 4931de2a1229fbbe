import { day } from '#events/units.ts'
import { useState } from 'react'
import { applicationsPerPage } from '#events/limits/applications.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { BareArena } from '#site/illustrations/BareArena.tsx'
import {
  type ApplicationFilter,
  type ApplicationListResponse,
  listQuery,
  listUrl
} from '../list/list-url.ts'

interface Props {
  filter: ApplicationFilter
  meta: Pick<ApplicationListResponse['meta'], 'waiting' | 'longestWaiting'>
}

/** Empty detail pane: an application is opened, and marked as seen, only when it is chosen. */
export function NobodyShown({ filter, meta }: Props) {
  return (
    <section className="person surface none" aria-label="Ninguna abierta">
      <div className="state">
        <BareArena />
        {meta.longestWaiting ? (
          <LongestWaiting filter={filter} waiting={meta.waiting} {...meta.longestWaiting} />
        ) : (
          <>
            <h2>Nada por contestar</h2>
            <p>Abre una para leerla.</p>
          </>
        )}
      </div>
    </section>
  )
}

interface LongestWaitingProps extends Pick<Props, 'filter'> {
  waiting: number
  appliedAt: string
  /** Among the pending ones. */
  place: number
}

/** How many wait, and the one that has waited longest. */
function LongestWaiting({ filter, waiting, appliedAt, place }: LongestWaitingProps) {
  const [now] = useState(Date.now)
  const last: ApplicationFilter = {
    status: 'pending',
    jobId: filter.jobId,
    view: filter.view,
    page: Math.ceil(place / applicationsPerPage)
  }
  const longest = useQuery(...listQuery(last)).data?.applications[(place - 1) % applicationsPerPage]
  const days = Math.floor((now - Date.parse(appliedAt)) / day)
  const waitingText =
    longest && days > 0
      ? ` La que más espera es de ${longest.applicantName}, ${formatCount(days, 'día', 'días')}.`
      : ''
  return (
    <>
      <h2>{`${waiting} por contestar`}</h2>
      <p>{`Abre una para leerla: solo entonces deja de contar como nueva.${waitingText}`}</p>
      {longest && (
        <p className="actions">
          <a className="button primary" href={listUrl({ ...last, shown: longest.id })}>
            Abrir la que más espera
          </a>
        </p>
      )}
    </>
  )
}

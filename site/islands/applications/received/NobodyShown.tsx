import { day } from '#events/units.ts'
import { useState } from 'react'
import { applicationsPerPage } from '#events/limits/applications.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { BareArena } from '#site/illustrations/BareArena.tsx'
import { type ApplicationFilter, listQuery, listUrl } from '../list/list-url.ts'

interface Props {
  filter: ApplicationFilter
  pending: number
}

/** Empty detail pane: an application is opened, and marked as seen, only when it is chosen. */
export function NobodyShown({ filter, pending }: Props) {
  return (
    <section className="person surface none" aria-label="Ninguna abierta">
      <div className="state">
        <BareArena />
        {pending ? (
          <LongestWaiting filter={filter} pending={pending} />
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

/** The list is newest first: the last of those that wait has waited longest. */
function LongestWaiting({ filter, pending }: Props) {
  const [now] = useState(Date.now)
  const last: ApplicationFilter = {
    status: 'pending',
    jobId: filter.jobId,
    view: filter.view,
    page: Math.ceil(pending / applicationsPerPage)
  }
  const longest = useQuery(...listQuery(last)).data?.applications.at(-1)
  const days = longest ? Math.floor((now - Date.parse(longest.appliedAt)) / day) : 0
  const waitingText =
    longest && days > 0
      ? ` La que más espera es de ${longest.applicantName}, ${formatCount(days, 'día', 'días')}.`
      : ''
  return (
    <>
      <h2>{`${pending} por contestar`}</h2>
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

import type { ReactNode } from 'react'
import { apiClient, callApi, type CurrentUser } from '#site/lib/api.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import { useQuery } from '#site/stores/queries.ts'
import { type ApplicationFilter, type ApplicationListView, listUrl } from '../list/list-url.ts'

interface Props {
  user: CurrentUser
  filter: ApplicationFilter
  view: ApplicationListView
  onChoose(view: ApplicationListView): void
  onChooseJob(jobId: string | undefined): void
}

/** The choice of the job and of the layout. */
export function ApplicationTools(props: Props) {
  return (
    <div className="row apps-tools">
      <JobChoice {...props} />
      <ViewSwitch {...props} />
    </div>
  )
}

const listedJobs = 50

function JobChoice({ user, filter: { jobId }, onChooseJob }: Props) {
  const query = { employerId: user.id, page: '1', limit: String(listedJobs) }
  const { data } = useQuery('own-jobs?names', () => callApi(apiClient.jobs.$get({ query })))
  const jobs = data?.jobs ?? []
  if (!jobs.length && !jobId) return null
  return (
    <label>
      <span className="visually-hidden">Anuncio</span>
      <select
        className="input slim"
        value={jobId ?? ''}
        onChange={({ target }) => onChooseJob(target.value || undefined)}
      >
        <option value="">Todos los anuncios</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        {jobId && !jobs.some(({ id }) => id === jobId) && (
          <option value={jobId}>Un solo anuncio</option>
        )}
      </select>
    </label>
  )
}

function ViewSwitch({ filter, view, onChoose }: Props) {
  const link = (to: ApplicationListView, text: string, icon: ReactNode) => (
    <InPlaceLink
      href={listUrl({ ...filter, view: to, shown: undefined })}
      aria-current={to === view ? 'true' : undefined}
      onGo={() => onChoose(to)}
    >
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        {icon}
      </svg>
      {text}
    </InPlaceLink>
  )
  return (
    <nav className="switch" aria-label="Vista">
      {link('personas', 'Personas', <path d="M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01" />)}
      {link('tabla', 'Tabla', <path d="M2.5 4h15v12h-15zM2.5 8h15M2.5 12h15M8 4v12" />)}
    </nav>
  )
}

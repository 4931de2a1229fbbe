import { ownWords } from '#site/ui/own-words.ts'
import { useStore } from '@nanostores/react'
import { useState, useEffect, useEffectEvent } from 'react'
import { authPath } from '#services/auth/shared/auth-url.ts'
import { isOver } from '#services/jobs/shared/expiry.ts'
import { outcomeTitles, savedWords, speech } from '#services/words/words.ts'
import { errorMessage, type JobSummary, apiClient, callApi } from '#site/lib/api.ts'
import { onPageRestored } from '#site/lib/browser/on-page-restored.ts'
import { $savedJobs, keepJob, loadSavedJobs } from '#site/stores/saved-jobs.ts'
import { useSession } from '#site/stores/use-session.ts'
import { CardSkeletons } from '#site/ui/feedback/CardSkeletons.tsx'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { JobListItem } from './JobListItem.tsx'
import { useNow } from './use-now.ts'
import { statusLabels } from '#site/lib/labels.ts'

/** The saved jobs of the visitor. A job that is removed stays until the next visit, so that it can be saved again. */
export default function SavedJobs() {
  const { saved, count, error, retry } = useSavedJobs()
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{savedWords.title}</h1>
          {saved && saved.length > 0 && (
            <p className="lead" role="status">
              {`${countText(count)} `}
              <KeptWhere />
            </p>
          )}
        </div>
      </div>
      {error ? (
        <ErrorPanel title={savedWords.failed} message={error} onRetry={retry} />
      ) : (
        <SavedLists saved={saved} />
      )}
    </>
  )
}

interface Saved {
  id: string
  job?: JobSummary | undefined
}

interface Open extends Saved {
  job: JobSummary
}

function SavedLists({ saved }: { saved: readonly Saved[] | undefined }) {
  const now = useNow(Date.now())
  const statuses = useSentStatuses()
  if (!saved) return <CardSkeletons />
  if (!saved.length) return <NothingSaved />
  const isOpen = (entry: Saved): entry is Open => entry.job !== undefined && !endOf(entry.job, now)
  const gone = saved.filter(entry => !isOpen(entry))
  return (
    <div className="sections">
      <OpenJobs saved={saved.filter(isOpen)} now={now} statuses={statuses} />
      {gone.length > 0 && <GoneJobs gone={gone} now={now} />}
    </div>
  )
}

interface OpenProps {
  saved: readonly Open[]
  now: number
  statuses: ReturnType<typeof useSentStatuses>
}

/** Ordered by their end, unless the visitor wants the order in which they were saved. */
function OpenJobs({ saved, now, statuses }: OpenProps) {
  const [isByEnd, setByEnd] = useState(true)
  const byEnd = [...saved].sort((a, b) => a.job.expiryDate.localeCompare(b.job.expiryDate))
  if (!saved.length) return null
  return (
    <section className="section" aria-labelledby="abiertos">
      <div className="head">
        <h2 id="abiertos">{savedWords.open}</h2>
        <label className="sort">
          <span className="visually-hidden">{savedWords.order}</span>
          <select
            value={isByEnd ? 'fin' : 'guardado'}
            onChange={({ target }) => setByEnd(target.value === 'fin')}
          >
            <option value="fin">{savedWords.endFirst}</option>
            <option value="guardado">{savedWords.savedFirst}</option>
          </select>
        </label>
      </div>
      <ul className="cards three">
        {(isByEnd ? byEnd : [...saved].reverse()).map(({ id, job }) => (
          <JobListItem key={id} job={job} now={now} own={statuses.get(id)} />
        ))}
      </ul>
    </section>
  )
}

/** Saved jobs that have ended, were withdrawn or are hidden. */
function GoneJobs({ gone, now }: { gone: readonly Saved[]; now: number }) {
  const ids = useStore($savedJobs, { ssr: 'initial' })
  const left = gone.filter(({ id }) => ids?.includes(id))
  async function remove(some: readonly Saved[]) {
    try {
      for (const { id } of some) await keepJob(id, false)
      toast({
        title: some.length > 1 ? savedWords.removedSome : savedWords.removed
      })
    } catch (failure) {
      const description = errorMessage(failure)
      toast({ title: savedWords.notRemoved, description, variant: 'destructive' })
    }
  }
  if (!left.length) return null
  return (
    <section className="section" aria-labelledby="ya-no">
      <div className="head">
        <h2 id="ya-no">{savedWords.gone}</h2>
        {left.length > 1 && (
          <button className="button quiet slim at-end" type="button" onClick={() => remove(left)}>
            {savedWords.removeGone}
          </button>
        )}
      </div>
      <ul className="box items">
        {left.map(entry => (
          <GoneJob key={entry.id} saved={entry} now={now} onRemove={() => remove([entry])} />
        ))}
      </ul>
    </section>
  )
}

interface GoneProps {
  saved: Saved
  now: number
  onRemove(): Promise<void>
}

function GoneJob({ saved: { id, job }, now, onRemove }: GoneProps) {
  return (
    <li>
      <div className="item-body">
        <h3 className="item-title">
          {job ? (
            <a className="whole" href={speech.path(`/jobs/${id}`)} {...ownWords}>
              {job.title}
            </a>
          ) : (
            savedWords.adGone
          )}
        </h3>
        {job ? (
          <p className="meta dots">
            <span translate="no" {...ownWords}>
              {job.companyName}
            </span>
            <span translate="no" {...ownWords}>
              {job.location}
            </span>
          </p>
        ) : (
          <p className="meta">{savedWords.adGoneText}</p>
        )}
      </div>
      <div className="end below">
        <span className="row">
          {job && <span className="tag">{endOf(job, now)}</span>}
          <button
            className="button quiet slim at-end"
            type="button"
            aria-label={job ? savedWords.removeNamed(job.title) : savedWords.removeGoneAd}
            onClick={onRemove}
          >
            {savedWords.remove}
          </button>
        </span>
      </div>
    </li>
  )
}

function endOf(job: JobSummary, now: number): string | undefined {
  if (job.outcome) return outcomeTitles[job.outcome]
  return isOver(job, new Date(now)) ? savedWords.expired : undefined
}

function NothingSaved() {
  return (
    <EmptyState title={savedWords.none}>
      <p>{savedWords.noneText}</p>
      <a className="button primary" href={speech.path('/jobs')}>
        {savedWords.findJob}
      </a>
    </EmptyState>
  )
}

/** Says on which devices the list is shown. */
function KeptWhere() {
  const session = useSession()
  if (session.state === 'user') return <span>{savedWords.inAccount}</span>
  return (
    <span>
      {`${savedWords.onlyHere} `}
      <a href={authPath('login', speech.path('/guardados'))}>{savedWords.signIn}</a>
      {savedWords.theyMove}
    </span>
  )
}

const countText = (count: number) => (count === 1 ? savedWords.one : savedWords.some(count))

interface SavedJob {
  id: string
  /** Missing when it was withdrawn, or is hidden. */
  job?: JobSummary | undefined
}

/** The jobs that were saved when the page was opened, and how many of them still are. */
function useSavedJobs() {
  const [saved, setSaved] = useState<SavedJob[]>()
  const [error, setError] = useState<string>()
  const ids = useStore($savedJobs, { ssr: 'initial' })
  const load = () => {
    setError(undefined)
    findSavedJobs().then(setSaved, reason => setError(errorMessage(reason)))
  }
  const reload = useEffectEvent(load)
  useEffect(() => {
    reload()
    return onPageRestored(() => reload())
  }, [])
  return { saved, count: ids?.length ?? 0, error, retry: load }
}

async function findSavedJobs(): Promise<SavedJob[]> {
  const ids = await loadSavedJobs()
  if (!ids.length) return []
  const { jobs } = await callApi(apiClient['job-cards'].$get({ query: { ids: ids.join() } }))
  return ids.map(id => ({ id, job: jobs.find(job => job.id === id) }))
}

interface SentState {
  look: string
  text: string
}

const mostListed = 50

/** The states of the applicant's newest applications, by job; empty until they are known. */
function useSentStatuses(): ReadonlyMap<string, SentState> {
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
        { look: status, text: savedWords.applied(statusLabels[status]) }
      ])
  )
}

import { lazy, Suspense, useState } from 'react'
import { isOver } from '#services/jobs/limits.ts'
import type { JobPageData } from '#services/pages/contract.ts'
import { ApplicationSection } from '#site/islands/applications/apply/ApplicationSection.tsx'
import { useSession } from '#site/stores/use-session.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { BackToResults } from './BackToResults.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'
import { readPageData } from '#site/lib/read-page-data.ts'
import { ExpiredNotice } from './ExpiredNotice.tsx'
import { JobContact } from './JobContact.tsx'
import { JobText } from './JobText.tsx'
import { useNow } from './use-now.ts'

/** Loaded on demand: few visitors own the job. */
const OwnerBar = lazy(async () => ({ default: (await import('./OwnerBar.tsx')).OwnerBar }))

/** The page of one job; a placeholder for the server's HTML when there is no data. */
export default function JobDetailIsland() {
  const data = readPageData<JobPageData>()
  return data ? <JobDetail data={data} /> : <>%%job%%</>
}

export function JobDetail({ data }: { data: JobPageData }) {
  const [job, setJob] = useState(data.job)
  const now = useNow(data.now)
  const session = useSession()
  const isLive = !job.outcome && !isOver(job, new Date(now))
  const isOwner = session.state === 'user' && session.user.id === job.employerId
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  const mayApply = isLive && !isEmployer

  return (
    <>
      <BackToResults />
      {isOwner && (
        <Suspense>
          <OwnerBar job={job} now={now} isLive={isLive} onRenewed={setJob} />
        </Suspense>
      )}
      {job.outcome ? (
        <ClosedNotice outcome={job.outcome} />
      ) : (
        !isLive && <ExpiredNotice job={job} />
      )}
      <div className="job">
        <JobText job={job} facts={data.facts} now={now} isLive={isLive} />
        <JobContact job={job} offer={data.facts.offer} mayApply={mayApply} />
        {isLive && !isOwner && (
          <ApplicationSection job={job} session={session} dataController={data.dataController} />
        )}
      </div>
      {mayApply && <ApplyBar />}
    </>
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isOver } from '#services/jobs/limits.ts'
import type { JobIslandData } from '#services/pages/contract.ts'
import { ApplicationSection } from '#site/islands/applications/ApplicationSection.tsx'
import { useOwnApplication } from '#site/islands/applications/use-own-application.ts'
import { useSession } from '#site/stores/use-session.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { BackToResults } from './BackToResults.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'
import { readPageData } from '#site/lib/read-page-data.ts'
import { ExpiredNotice } from './ExpiredNotice.tsx'
import { JobContact } from './JobContact.tsx'
import { JobTop } from './JobTop.tsx'
import { ServerHtml } from './ServerHtml.tsx'
import { useNow } from './use-now.ts'

/** Loaded on demand: few visitors own the job, or have applied. */
const OwnState = lazy(async () => ({ default: (await import('./OwnState.tsx')).OwnState }))
const OwnerBar = lazy(async () => ({ default: (await import('./OwnerBar.tsx')).OwnerBar }))
/** For applicants: the page itself is the same for all visitors. */
const MatchMarks = lazy(async () => ({ default: (await import('./MatchMarks.tsx')).MatchMarks }))

/** The page of one job; a placeholder for the server's HTML when there is no data. */
export default function JobDetailIsland() {
  const data = readPageData<JobIslandData>()
  return data ? <JobDetail data={data} /> : <>%%job%%</>
}

interface Props {
  data: JobIslandData
  /** Only on the server. */
  heading?: ReactNode
  terms?: ReactNode
  sections?: ReactNode
  ways?: ReactNode
  links?: ReactNode
}

export function JobDetail({ data, heading, terms, sections, ways, links }: Props) {
  const [job, setJob] = useState(data.job)
  const now = useNow(data.now)
  const session = useSession()
  const isLive = !job.outcome && !isOver(job, new Date(now))
  const user = session.state === 'user' ? session.user : undefined
  const isOwner = user?.id === job.employerId
  const isEmployer = user?.userType === 'employer'
  const application = useOwnApplication(job.id, session)
  const mayApply = isLive && !isEmployer && !application

  return (
    <>
      <BackToResults />
      {isOwner && (
        <Suspense>
          <OwnerBar job={job} now={now} isLive={isLive} onRenewed={setJob} />
        </Suspense>
      )}
      {application && (
        <Suspense>
          <OwnState application={application} />
        </Suspense>
      )}
      {job.outcome ? <ClosedNotice outcome={job.outcome} /> : !isLive && <ExpiredNotice />}
      <article className="job">
        <JobTop job={job} now={now} isLive={isLive} heading={heading} terms={terms} />
        <JobContact
          id={job.id}
          title={job.title}
          mayApply={mayApply}
          isOwner={isOwner}
          ways={ways}
          links={links}
        />
        <ServerHtml className="job-text">{sections}</ServerHtml>
        {user && !isEmployer && job.asks && (
          <Suspense>
            <MatchMarks job={job} />
          </Suspense>
        )}
        {(isLive || data.sent) && !application && !isOwner && (
          <ApplicationSection
            job={job}
            session={session}
            dataController={data.dataController}
            sendsMail={data.sendsMail}
            sent={data.sent}
            application={application}
          />
        )}
      </article>
      {mayApply && <ApplyBar companyName={job.companyName} />}
    </>
  )
}

import { lazy, type ReactNode, Suspense, useState, useEffect } from 'react'
import { isOver } from '#services/jobs/shared/expiry.ts'
import type { JobIslandData } from '#services/pages/shared/contract.ts'
import { ApplicationSection } from '#site/islands/applications/apply/ApplicationSection.tsx'
import { useAppliedHere } from '#site/islands/applications/apply/applied-here.ts'
import { dayOfMonth } from '#services/platform/shared/formats.ts'
import { useOwnApplication } from '#site/islands/applications/apply/use-own-application.ts'
import { useSession } from '#site/stores/use-session.ts'
import { BackToResults } from '../search/BackToResults.tsx'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { JobTop } from './JobTop.tsx'
import { ServerHtml } from '../cards/ServerHtml.tsx'
import { useNow } from '../cards/use-now.ts'
import { CallIcon } from '#site/ui/ContactIcons.tsx'
import { brand } from '#services/words/shared/brand.ts'
import type { JobResponse } from '#site/lib/api.ts'
import { jobWords, outcomeTitles, speech } from '#services/words/words.ts'
import { useJobContact } from './use-job-contact.ts'

/** Loaded on demand: few visitors own the job, or have applied. */
const OwnState = lazy(async () => ({ default: (await import('../cards/OwnState.tsx')).OwnState }))
const OwnerBar = lazy(async () => ({ default: (await import('../own/OwnerBar.tsx')).OwnerBar }))
/** For applicants: the page itself is the same for all visitors. */
const MatchMarks = lazy(async () => ({
  default: (await import('../cards/MatchMarks.tsx')).MatchMarks
}))

/** The page of one job; a placeholder for the server's HTML when there is no data. */
export default function JobDetailIsland() {
  const data = readPageData<JobIslandData>()
  return data ? <JobDetail data={data} /> : <>%%job%%</>
}

interface Props {
  data: JobIslandData
  /** Rendered by the server only. */
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
  const appliedHere = useAppliedHere(job.id)
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
      {isLive && !user && (
        <GuestState companyName={job.companyName} appliedAt={appliedHere.appliedAt} />
      )}
      {!isLive && !isOwner && <OverNotice outcome={job.outcome} />}
      <article className="stack gap-6 at-top job">
        <JobTop job={job} now={now} isLive={isLive} heading={heading} terms={terms} />
        <JobContact job={job} mayApply={mayApply} isOwner={isOwner} ways={ways} links={links} />
        <ServerHtml className="stack gap-7 job-text" part="text">
          {sections}
        </ServerHtml>
        {user && !isEmployer && job.asks && (
          <Suspense>
            <MatchMarks job={job} />
          </Suspense>
        )}
        {(isLive || data.sent) && !application && !isOwner && (
          <ApplicationSection
            job={job}
            questions={data.questions}
            session={session}
            dataController={data.dataController}
            sendsMail={data.sendsMail}
            sent={data.sent}
            application={application}
            appliedHere={appliedHere}
          />
        )}
      </article>
      {mayApply && <ApplyBar companyName={job.companyName} />}
    </>
  )
}

interface GuestStateProps {
  companyName: string
  /** Undefined until the browser has been asked. */
  appliedAt: string | undefined
}

/** Of a guest who applied with this browser: in every page, and shown from the first paint on where `pre-paint.js` finds it. */
function GuestState({ companyName, appliedAt }: GuestStateProps) {
  return (
    <section className="own-state stack gap-3 surface of-guest" aria-labelledby="ya-aplicaste">
      <div>
        <h2 id="ya-aplicaste">
          {`${jobWords.applied}${appliedAt ? jobWords.appliedOn(dayOfMonth(appliedAt)) : ''}`}
        </h2>
        <p>{jobWords.hasYourData(companyName)}</p>
      </div>
      <p className="actions">
        <a className="button quiet at-end" href="#aplicar">
          {jobWords.yourApplication}
        </a>
      </p>
    </section>
  )
}

/** Elements with the same actions as the bar. */
const watched = '#acciones > .apply, #aplicar'
/** The part of the window that the bar itself covers. */
const covered = '0px 0px -88px'

/** Below the width of two columns: buttons to apply and to call, while neither the form nor the link to it is in view. */
function ApplyBar({ companyName }: { companyName: string }) {
  const isInView = useIsInView()
  const className = `apply-bar no-print needs-script ${isInView === undefined ? 'unmeasured' : ''}`
  return (
    <p className={className} hidden={isInView ?? false}>
      <a className="button primary" href="#aplicar">
        {jobWords.apply}
      </a>
      <button
        className="button secondary"
        type="submit"
        form="contactar"
        name="via"
        value="telefono"
        aria-label={jobWords.callTo(companyName)}
        onClick={callShownPhone}
      >
        <CallIcon />
      </button>
    </p>
  )
}

/** Once the phone is shown, a link has replaced the form. */
function callShownPhone(): void {
  document.querySelector<HTMLElement>('#acciones .verbs a')?.click()
}

/** Whether a watched element is in view; undefined until it is known. */
function useIsInView(): boolean | undefined {
  const [isInView, setInView] = useState<boolean>()
  useEffect(() => {
    const shown = new Set<Element>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target)
          else shown.delete(target)
        }
        setInView(shown.size > 0)
      },
      { rootMargin: covered }
    )
    for (const element of document.querySelectorAll(watched)) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isInView
}

const explanations: Record<NonNullable<JobResponse['outcome']>, string> = {
  aqui: jobWords.filledHere(brand),
  'otra-via': jobWords.filledElsewhere,
  'sin-cubrir': jobWords.notFilled
}

/** Says that the job is closed, and how it was filled, or that it has expired. */
function OverNotice({ outcome }: Pick<JobResponse, 'outcome'>) {
  return outcome ? (
    <p className="notice warning job-expired">
      <b>{outcomeTitles[outcome]}.</b> {explanations[outcome]} {jobWords.takesNoMore}{' '}
      <a href={speech.path('/jobs')}>{jobWords.otherJobs}</a>
    </p>
  ) : (
    <p className="notice warning job-expired">
      <b>{jobWords.expired}</b> {jobWords.takesNoMore} <a href="#parecidos">{jobWords.similar}</a>
    </p>
  )
}

interface JobContactProps {
  job: JobIslandData['job']
  mayApply: boolean
  /** True for the owner, who needs neither the contact nor a report. */
  isOwner: boolean
  /** Rendered by the server only. */
  ways: ReactNode
  links: ReactNode
}

/** How to reach the employer, and what else to do with the job. */
function JobContact({ job, mayApply, isOwner, ways, links }: JobContactProps) {
  const { shown, failure, show } = useJobContact(job)
  return (
    <aside
      className={isOwner ? 'job-side stack sticky own' : 'job-side stack sticky'}
      aria-labelledby="contacto"
    >
      <div className="panel job-contact" id="acciones">
        {mayApply && (
          <a className="button primary apply no-print" href="#aplicar">
            {jobWords.apply}
          </a>
        )}
        <h2 className="visually-hidden" id="contacto">
          {jobWords.contact}
        </h2>
        {!isOwner &&
          (shown ?? (
            <ServerHtml className="contents contact-ways" part="ways" onSubmit={show}>
              {ways}
            </ServerHtml>
          ))}
        {failure && (
          <p className="notice warning" role="alert">
            {failure}
          </p>
        )}
        <ServerHtml className="contents" part="links">
          {links}
        </ServerHtml>
      </div>
      {!isOwner && (
        <p className="small muted">
          <b>{jobWords.neverPay}</b> {jobWords.neverPayText}{' '}
          <a href={speech.path(`/denunciar?tipo=job&id=${job.id}`)} rel="nofollow">
            {jobWords.report}
          </a>
        </p>
      )}
    </aside>
  )
}

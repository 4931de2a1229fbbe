import type { PreviewPageData, JobPageData } from '#services/pages/shared/contract.ts'
import { UserText } from '#site/ui/UserText.tsx'
import { FactSection } from './JobFacts.tsx'
import { JobPhotos } from '../cards/JobPhotos.tsx'
import { EmployerPanel } from '../employer/EmployerPanel.tsx'
import { joinUnits, longDate } from '#services/platform/shared/formats.ts'
import type { AskGroup } from '#services/jobs/shared/job-facts.ts'
import { factWords, jobWords } from '#services/words/words.ts'

/** The sections of a job below its terms; rendered by the server only. */
export function JobSections({ job, facts, history, employer }: PreviewPageData) {
  return (
    <>
      <section className="section">
        <h2>{jobWords.description}</h2>
        {jobWords.adLanguage && <p className="muted small">{jobWords.adLanguage}</p>}
        <UserText text={[job.description, job.details].filter(Boolean).join('\n\n')} />
      </section>
      <JobRequirements own={facts.ownRequirements} groups={facts.asks} />
      {facts.housing.some(({ name }) => !isInStrip(name)) && (
        <FactSection title={jobWords.housing} facts={facts.housing} />
      )}
      <JobPhotos job={job} />
      <FactSection title={jobWords.centre} facts={facts.centre} />
      {job.minors && <MinorsNotice />}
      {employer && <EmployerPanel employer={employer} />}
      <JobHistory lines={history} />
    </>
  )
}

/** Facts of housing that the decisive terms show already. */
const isInStrip = (name: string) => name === factWords.kind || name === factWords.price

/** Ley Orgánica 8/2021, article 57; the certificate itself is never collected here. */
function MinorsNotice() {
  return (
    <p className="notice small">
      <b>{jobWords.minors}</b> {jobWords.minorsText}
    </p>
  )
}

/** The changes of a job since it was published, newest first; nothing without any. */
function JobHistory({ lines }: { lines: JobPageData['history'] }) {
  const hasChanged = lines.length > 1
  if (!hasChanged) return null
  return (
    <section className="section">
      <h2>{jobWords.history}</h2>
      <ol className="stack story">
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{longDate(at)}</time> {joinUnits(text)}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Props {
  own: string
  groups: AskGroup[]
}

/** The requirements in three weights, then those in the job's own words; renders nothing without any. */
function JobRequirements({ own, groups }: Props) {
  if (!groups.length && !own) return null
  return (
    <section className="section">
      <h2>{jobWords.requirements}</h2>
      {groups.length > 0 && (
        <div className="weights">
          {groups.map(({ weight, label, asks }) => (
            <div className={`asks ${weight}`} key={weight}>
              <h3>{label}</h3>
              <ul>
                {asks.map(ask => (
                  <li key={ask} data-ask={ask}>
                    <span>{ask}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {groups.length > 0 && <p className="match-summary muted small" id="cumples" />}
      {own && <UserText text={own} />}
    </section>
  )
}

import { useState } from 'react'
import { fitSentence } from '#services/jobs/shared/job-match.ts'
import type { CandidateProfileResponse, JobSummary } from '#site/lib/api.ts'
import { useInvitableJobs } from './use-invitable-jobs.ts'
import { InviteDialog } from './InviteDialog.tsx'

const shownJobs = 5

/** What a candidate has of what the employer's open jobs ask, the best fit first. */
export function OwnJobFit({ profile }: { profile: CandidateProfileResponse }) {
  const { jobs, invited } = useInvitableJobs(profile)
  const [asked, setAsked] = useState<JobSummary>()
  if (!jobs?.length) return null
  const fits = jobs
    .map(job => ({ job, ...fitSentence(job, profile) }))
    .toSorted((a, b) => b.rank - a.rank)
  return (
    <section className="section" aria-labelledby="encaja">
      <h2 id="encaja">Tus anuncios y su perfil</h2>
      <ul className="box items">
        {fits.slice(0, shownJobs).map(({ job, text }) => (
          <li key={job.id}>
            <div className="item-body">
              <p className="item-title">
                <a className="whole" href={`/jobs/${job.id}`} dir="auto">
                  {job.title}
                </a>
              </p>
              <p className="meta">{text ?? job.location}</p>
            </div>
            <div className="end below">
              {invited.includes(job.id) ? (
                <span className="tag">Ya le escribiste</span>
              ) : (
                <button
                  className="button secondary slim"
                  type="button"
                  onClick={() => setAsked(job)}
                >
                  Invitar<span className="visually-hidden">{` a «${job.title}»`}</span>
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <InviteDialog profile={profile} jobId={asked.id} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}

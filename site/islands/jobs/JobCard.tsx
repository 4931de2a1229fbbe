import type { JobCard as Job } from '#site/lib/api.ts'
import { countdown } from '#site/lib/countdown.ts'

export function JobCard({ job, now }: { job: Job; now: number }) {
  const left = countdown(job.expiryDate, now)
  return (
    <li>
      <article>
        <h2>
          <a href={`/jobs/${job.id}`}>{job.title}</a>
        </h2>
        <p>{`${job.companyName} · ${job.location}`}</p>
        <p>{[job.jobType, job.experience].filter(Boolean).join(' · ')}</p>
        <p className={`countdown ${left.tone}`}>{left.text}</p>
      </article>
    </li>
  )
}

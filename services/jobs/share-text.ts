import type { JobTerms } from '#events/jobs.ts'
import { cardFacts } from './card-facts.ts'

interface SharedJob extends JobTerms {
  title: string
  companyName: string
  location: string
}

/** A job as a message of a chat: title, yard and place, what is offered, address. */
export function shareText(job: SharedJob, address: string): string {
  const { pay, others } = cardFacts(job)
  const offer = [pay, ...others].join(' · ')
  return [`*${job.title}*`, `${job.companyName}, ${job.location}`, offer, address].join('\n')
}

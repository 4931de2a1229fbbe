interface SharedJob {
  title: string
  companyName: string
  location: string
}

/** A job as a chat message: title, employer and place, offer, address. */
export function shareText(job: SharedJob, offer: string, address: string): string {
  return [`*${job.title}*`, `${job.companyName}, ${job.location}`, offer, address].join('\n')
}

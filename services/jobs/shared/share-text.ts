interface SharedJob {
  title: string
  companyName: string
  location: string
}

/** A job as a message of a chat: title, yard and place, what is offered, address. */
export function shareText(job: SharedJob, offer: string, address: string): string {
  return [`*${job.title}*`, `${job.companyName}, ${job.location}`, offer, address].join('\n')
}

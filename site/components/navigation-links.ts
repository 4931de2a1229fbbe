import { frameWords, speech } from '#services/words/words.ts'
/** The links of the header and the menu. */
export const jobsLink = { href: speech.path('/jobs'), text: frameWords.jobs }
export const candidatesLink = { href: speech.path('/candidates'), text: frameWords.candidates }
export const homeLink = { href: speech.path('/'), text: frameWords.home }
export const contactLink = { href: '/contact', text: frameWords.contact }

export const savedLink = { href: speech.path('/guardados'), text: frameWords.savedJobs }
export const ownJobsLink = { href: '/profile?tab=empleos', text: frameWords.ownJobs }

/** Without a script it leads to all links of the menu. */
export const footerId = 'pie'

/** The link for one kind of account only. */
export const linksByUserType = [
  { href: '/post-job', text: frameWords.postJob, account: 'employer' },
  {
    href: speech.path('/candidates?showForm=true'),
    text: frameWords.postCandidate,
    account: 'applicant'
  }
]

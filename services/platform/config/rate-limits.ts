import { mailCode, wrongPasswords } from '#events/limits/auth.ts'
import { mailsToUnconfirmed } from '#events/limits/mail.ts'

/**
 * `points` requests in `seconds`; by address, which the thirty people of a class or the customers of a mobile operator share, and
 * ten times as many from a whole /48 of IPv6.
 */
export interface RateLimit {
  points: number
  seconds: number
}

export const defaultLimits = {
  /** Sign-ins with a wrong password by address, or by device where the person has signed in before. */
  login: { points: 10, seconds: 60 },
  loginHourly: { points: 30, seconds: 3600 },
  /** By username and address, or that device. */
  loginFailures: { points: wrongPasswords, seconds: 900 },
  /** By username, for all other devices together: beyond it they take turns. */
  loginFailuresAnywhere: { points: wrongPasswords, seconds: 900 },
  /** By username. */
  loginTurn: { points: 1, seconds: 2 },
  /** Codes of two-step sign-in, by account. */
  secondFactor: { points: 10, seconds: 900 },
  registration: { points: 30, seconds: 3600 },
  registrationDaily: { points: 100, seconds: 86_400 },
  /** By e-mail and network. */
  registrationEmail: { points: 5, seconds: 1800 },
  /** E-mails to an unconfirmed address, by mailbox. */
  mailbox: { points: mailsToUnconfirmed, seconds: 86_400 },
  /** E-mails among these that bring no code to sign in. */
  mailboxWithoutCode: { points: mailsToUnconfirmed - 1, seconds: 86_400 },
  /** E-mails among these that are neither essential to the account of that address nor, without one, links to what was sent from there. */
  mailboxOther: { points: mailsToUnconfirmed - 2, seconds: 86_400 },
  /** E-mails with a link to a new password, by address. */
  passwordReset: { points: 30, seconds: 3600 },
  /** By username or e-mail as it was typed. */
  passwordResetName: { points: 5, seconds: 3600 },
  /** E-mails with a code to sign in, by address. */
  mailCode: { points: 30, seconds: 3600 },
  /** By e-mail and network, so that a stranger elsewhere uses up nothing of its owner. */
  mailCodeEmail: { points: 5, seconds: 3600 },
  /** Wrong codes of e-mails by username, for all strange devices together, or by one where the person has signed in. */
  wrongMailCodes: { points: mailCode.wrongDaily, seconds: 86_400 },
  /** Points of reads, by address; `services/auth/permissions/actions.ts` has the costs. */
  reads: { points: 300, seconds: 300 },
  /** The file of all live jobs, by address. */
  jobFile: { points: 12, seconds: 3600 },
  /** Points of reads of signed-in users, by account. */
  accountReads: { points: 1200, seconds: 300 },
  /** Points of writes, by account, or by address without one. */
  writes: { points: 300, seconds: 300 },
  /** By address. */
  guestApplication: { points: 30, seconds: 3600 },
  /** By e-mail and network, so that a stranger elsewhere uses up nothing of its owner. */
  guestApplicationEmail: { points: 30, seconds: 3600 },
  application: { points: 60, seconds: 3600 },
  statusChange: { points: 600, seconds: 3600 },
  /** Saving jobs and undoing it, by account. */
  savedJob: { points: 300, seconds: 3600 },
  /** Alerts by e-mail without an account, by address. */
  alert: { points: 30, seconds: 3600 },
  /** By account. */
  alertChange: { points: 60, seconds: 3600 },
  postJob: { points: 20, seconds: 86_400 },
  jobChange: { points: 120, seconds: 3600 },
  candidateProfile: { points: 30, seconds: 60 },
  /** Contacts of jobs that are shown at a press, by account, or by address without one. */
  jobContact: { points: 60, seconds: 3600 },
  /** Contacts of candidates, by account. */
  contactRelease: { points: 60, seconds: 3600 },
  /** Contacts of people under age, by account. */
  minorContact: { points: 5, seconds: 86_400 },
  profileChange: { points: 30, seconds: 3600 },
  accountChange: { points: 60, seconds: 3600 },
  /** Copies of one's own data, by account. */
  ownData: { points: 20, seconds: 3600 },
  emailChange: { points: 5, seconds: 3600 },
  /** Repeated e-mails that confirm an address, by account. */
  emailConfirmation: { points: 5, seconds: 3600 },
  message: { points: 120, seconds: 3600 },
  /** Invitations of candidates to a job, by account. */
  invitation: { points: 20, seconds: 86_400 },
  /** Reports, by address. */
  report: { points: 30, seconds: 3600 },
  /** Reports of one thing that count as distinct, by address. */
  reportTarget: { points: 1, seconds: 30 * 86_400 },
  /** Reports about one person that count as distinct, by /24 of IPv4 or /48 of IPv6. */
  reportOwner: { points: 1, seconds: 86_400 },
  /** Complaints about decisions, by address. */
  appeal: { points: 30, seconds: 3600 },
  /** Pictures that are shown, by address. */
  pictures: { points: 1200, seconds: 300 },
  upload: { points: 10, seconds: 3600 },
  /** Photos of jobs that are uploaded, by account. */
  jobPhoto: { points: 40, seconds: 3600 }
} satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof defaultLimits
export type RateLimits = Record<RateLimitName, RateLimit>

/** `on`, `off`, or changes to the defaults: `reads=1000/300,login=20/60`. */
export function parseRateLimits(text: string): RateLimits | undefined | 'invalid' {
  if (text === 'off') return undefined
  if (text === 'on') return defaultLimits
  const changes = text
    .split(',')
    .map(change => /^(\w+)=([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(change.trim()))
  if (!changes.every(change => change && isName(change[1]))) return 'invalid'
  const entries = changes.map(change => [
    change?.[1],
    { points: Number(change?.[2]), seconds: Number(change?.[3]) }
  ])
  return { ...defaultLimits, ...Object.fromEntries(entries) }
}

function isName(name: string | undefined): name is RateLimitName {
  return name !== undefined && Object.hasOwn(defaultLimits, name)
}

import { emailLinkHours, passwordLinkMinutes } from '#events/limits/auth.ts'
import { answerLinkDays, correctionMinutes } from '#events/limits/applications.ts'
import { alertLinkHours } from '#events/limits/alerts.ts'
import { day, hour, minute } from '#events/units.ts'

/** Of the signed tokens, most of them in the links of e-mails; lifetimes in milliseconds. The kinds stand in e-mails: they stay. */
export const linkTokens = {
  password: { kind: 'password', lifetime: passwordLinkMinutes * minute },
  email: { kind: 'email', lifetime: emailLinkHours * hour },
  /** Counted from the end of the job; the version is the instant of that end. */
  job: { kind: 'job', lifetime: 30 * day },
  /** Six months of the calendar, in which what a guest sent is erased unless there is a later e-mail. */
  application: { kind: 'application', lifetime: 184 * day },
  /** Answers one application; the version is that of the application and the account of its employer. */
  answer: { kind: 'answer', lifetime: answerLinkDays * day },
  /** For the browser that has sent an application without an account; in no e-mail. */
  correction: { kind: 'correction', lifetime: correctionMinutes * minute },
  /** Ends the reminders of an account. */
  reminders: { kind: 'reminders', lifetime: 5 * 365 * day },
  alert: { kind: 'alert', lifetime: alertLinkHours * hour },
  alertEnd: { kind: 'alert-end', lifetime: 5 * 365 * day }
} as const

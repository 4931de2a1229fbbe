import type { ApplicationView } from '#projections/applications/view.ts'
import { findUser } from '#projections/users/queries.ts'
import { findLiveApplication } from './application-mails.ts'
import type { MailKind, WritingContext } from '../parts/mail-kind.ts'
import type { Mail, MailLink, Recipient } from '../parts/mail.ts'
import { accountRecipient } from '../parts/recipients.ts'

/** The parts of an e-mail to the employer. */
type EmployerMail = Pick<Mail, 'subject' | 'lines' | 'otherAction' | 'why'> & {
  /** Without one: to the applications to the ad. */
  action?: MailLink | undefined
}

type SayToEmployer = (
  application: ApplicationView,
  context: WritingContext & { writtenAt: Date; to: Recipient }
) => EmployerMail | undefined | Promise<EmployerMail | undefined>

/** For the employer, about one application; no e-mail when `say` returns none. */
export const tellEmployer =
  (say: SayToEmployer): MailKind['write'] =>
  async (context, subject) => {
    const application = await findLiveApplication(context, subject)
    const employer = await findUser(context.db, subject.person)
    if (!application || !employer) return undefined
    const to = accountRecipient(employer)
    const said = await say(application, { ...context, writtenAt: subject.writtenAt, to })
    if (!said) return undefined
    const url = `${context.origin}/applications?jobId=${encodeURIComponent(application.jobId)}`
    const action = said.action ?? { text: 'Ver la aplicación', url }
    return { to, mail: { ...said, action } }
  }

import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/words/shared/brand.ts'
import { findLiveApplication, titleOf, usefulFor } from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, plainName } from '../parts/recipients.ts'

/** For the employer whose applicant says that they have not talked. */
export const talkDeniedMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  topic: 'applications',
  usefulFor,
  async write(context, subject) {
    const application = await findLiveApplication(context, subject)
    const employer = await findUser(context.db, subject.person)
    if (!application?.talkDeniedAt || !employer) return undefined
    const to = accountRecipient(employer)
    const name = to.isConfirmed ? plainName(application.applicantName) : ''
    return {
      to,
      mail: {
        subject: `«${titleOf(application)}»: dice que no habéis hablado`,
        lines: [
          `Dijiste que habíais hablado, y ${name || 'quien aplicó'} dice que no. Su aplicación vuelve a esperar respuesta.`,
          'Contéstale con un estado o con un mensaje.'
        ],
        action: {
          text: 'Ver la aplicación',
          url: `${context.origin}/applications?jobId=${encodeURIComponent(application.jobId)}`
        },
        why: `Recibes este correo porque tienes un anuncio en ${brand}.`
      }
    }
  }
}

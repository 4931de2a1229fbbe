import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/words/shared/brand.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { answerAdvice, answerButtons } from './answer-buttons.ts'
import { findLiveApplication, titleOf, usefulFor } from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, plainName } from '../parts/recipients.ts'

/** For the employer of whom an applicant asks whether the job still stands. */
export const applicationAskedAgainMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  topic: 'applications',
  usefulFor,
  async write(context, subject) {
    const application = await findLiveApplication(context, subject)
    const employer = await findUser(context.db, subject.person)
    if (!application || !employer || application.answeredAt) return undefined
    const buttons = await answerButtons(context, application, subject.writtenAt)
    const name = buttons ? plainName(application.applicantName) : ''
    const [action, otherAction] = buttons ?? [
      {
        text: 'Ver la aplicación',
        url: `${context.origin}/applications?jobId=${encodeURIComponent(application.jobId)}`
      }
    ]
    return {
      to: accountRecipient(employer),
      mail: {
        subject: `¿Sigue en pie «${titleOf(application)}»?`,
        lines: [
          `${name || 'Quien aplicó'} pregunta si el puesto sigue en pie: aplicó el ${longDate(application.appliedAt)} y no sabe nada.`,
          ...(buttons ? [answerAdvice] : [])
        ],
        action,
        ...(otherAction && { otherAction }),
        why: `Recibes este correo porque tienes un anuncio en ${brand} con aplicaciones sin contestar.`
      }
    }
  }
}

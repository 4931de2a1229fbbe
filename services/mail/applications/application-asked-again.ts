import { brand } from '#services/words/shared/brand.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { answerAdvice, answerButtons } from './answer-buttons.ts'
import { titleOf, usefulFor } from './application-mails.ts'
import { tellEmployer } from './tell-employer.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { plainName } from '../parts/recipients.ts'

/** For the employer of whom an applicant asks whether the job still stands. */
export const applicationAskedAgainMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  topic: 'applications',
  usefulFor,
  write: tellEmployer(async (application, context) => {
    if (application.answeredAt) return undefined
    const buttons = await answerButtons(context, application)
    const name = buttons ? plainName(application.applicantName) : ''
    return {
      subject: `¿Sigue en pie «${titleOf(application)}»?`,
      lines: [
        `${name || 'Quien aplicó'} pregunta si el puesto sigue en pie: aplicó el ${longDate(application.appliedAt)} y no sabe nada.`,
        ...(buttons ? [answerAdvice] : [])
      ],
      ...buttons,
      why: `Recibes este correo porque tienes un anuncio en ${brand} con aplicaciones sin contestar.`
    }
  })
}

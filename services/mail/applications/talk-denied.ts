import { brand } from '#services/words/shared/brand.ts'
import { titleOf, usefulFor } from './application-mails.ts'
import { tellEmployer } from './tell-employer.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { plainName } from '../parts/recipients.ts'

/** For the employer whose applicant says that they have not talked. */
export const talkDeniedMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  topic: 'applications',
  usefulFor,
  write: tellEmployer((application, { to }) => {
    if (!application.talkDeniedAt) return undefined
    const name = to.isConfirmed ? plainName(application.applicantName) : ''
    return {
      subject: `«${titleOf(application)}»: dice que no habéis hablado`,
      lines: [
        `Dijiste que habíais hablado, y ${name || 'quien aplicó'} dice que no. Su aplicación vuelve a esperar respuesta.`,
        'Contéstale con un estado o con un mensaje.'
      ],
      why: `Recibes este correo porque tienes un anuncio en ${brand}.`
    }
  })
}

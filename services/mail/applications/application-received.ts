import { countReceivedSince } from '#projections/applications/participants.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/words/shared/brand.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { findLiveApplication, titleOf, usefulFor } from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, plainName, withoutAddresses } from '../parts/recipients.ts'

const why = `Recibes este correo porque tienes un anuncio en ${brand}.`

/** For the employer, about one application. */
export const applicationReceivedMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  topic: 'applications',
  usefulFor,
  async write(context, subject) {
    const { db, origin } = context
    const application = await findLiveApplication(context, subject)
    const employer = await findUser(db, subject.person)
    if (!application || !employer) return undefined
    const to = accountRecipient(employer)
    const applicant = to.isConfirmed && plainName(application.applicantName)
    return {
      to,
      mail: {
        subject: `Nueva aplicación a «${titleOf(application)}»`,
        lines: [
          ...(applicant ? [`La envía ${applicant}.`] : []),
          'Contesta pronto, aunque sea que no: quien busca trabajo lo agradece.'
        ],
        action: {
          text: 'Ver la aplicación',
          url: `${origin}/applications?jobId=${encodeURIComponent(application.jobId)}`
        },
        why
      }
    }
  }
}

/** For an employer who receives many, about several applications. */
export const applicationsReceivedMail: MailKind = {
  isEssential: false,
  isSpanishOnly: true,
  topic: 'applications',
  usefulFor,
  async write({ db, origin }, { person, writtenAt }) {
    const employer = await findUser(db, person)
    const received = employer ? await countReceivedSince(db, person, writtenAt) : []
    if (!employer || !received.length) return undefined
    const total = received.reduce((sum, { count }) => sum + count, 0)
    return {
      to: accountRecipient(employer),
      mail: {
        subject: formatCount(total, 'aplicación nueva', 'aplicaciones nuevas'),
        lines: [
          ...received.map(
            ({ title, count }) =>
              `«${withoutAddresses(title)}»: ${formatCount(count, 'aplicación', 'aplicaciones')}.`
          ),
          'Como recibes muchas, van juntas en un correo.'
        ],
        action: { text: 'Ver las aplicaciones', url: `${origin}/applications` },
        why
      }
    }
  }
}

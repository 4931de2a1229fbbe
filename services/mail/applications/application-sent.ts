import { listApplicationsOfGuest } from '#projections/applications/queries.ts'
import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import {
  companyOf,
  followUrl,
  ownApplicationsUrl,
  scamWarning,
  titleOf,
  usefulFor,
  whyApplied,
  writeToApplicant
} from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient, unconfirmedRecipient } from '../parts/recipients.ts'

/** For the applicant; quotes the letter only to a confirmed address, as anybody can apply with any other one. */
export const applicationSentMail: MailKind = {
  isEssential: false,
  topic: 'answers',
  usefulFor,
  write: writeToApplicant((application, { to }) => ({
    subject: `Has aplicado a «${titleOf(application)}»`,
    lines: [
      `${companyOf(application)} ya tiene tu aplicación. Te contestará por teléfono, por correo o aquí.`,
      scamWarning,
      ...(to.isConfirmed
        ? [
            'Esto es lo que escribiste:',
            ...application.coverLetter.split(/\n+/),
            ...(application.applicantPhone ? [`Teléfono: ${application.applicantPhone}`] : [])
          ]
        : ['Lo que escribiste está en la página del botón. Si no has sido tú, retírala ahí.'])
    ],
    action: 'Seguir o retirar mi aplicación'
  }))
}

/** For an unconfirmed address, about several applications of a day: its page leads to each. */
export const applicationsSentMail: MailKind = {
  isEssential: false,
  topic: 'answers',
  usefulFor: 7 * 24 * 60 * 60 * 1000,
  async write(context, { person, writtenAt }) {
    const { db } = context
    const account = await findUser(db, person)
    const [application] = account ? [] : await listApplicationsOfGuest(db, person, 1)
    const address = application?.applicantEmail
    const to = account ? accountRecipient(account) : address && unconfirmedRecipient(address)
    if (!to) return undefined
    return {
      to,
      mail: {
        subject: `Tus aplicaciones en ${brand}`,
        lines: [
          'Has enviado varias. En la página del botón ves qué ha sido de cada una y lo que escribiste, y puedes retirarlas.',
          scamWarning
        ],
        action: {
          text: 'Seguir o retirar mis aplicaciones',
          url: application
            ? followUrl(context, application.id, writtenAt)
            : ownApplicationsUrl(context)
        },
        why: whyApplied(to)
      }
    }
  }
}

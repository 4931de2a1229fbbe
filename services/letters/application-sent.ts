import {
  applicantOf,
  companyOf,
  findLiveApplication,
  followUrl,
  scamWarning,
  titleOf,
  usefulFor,
  whyApplied
} from './application-letters.ts'
import type { LetterKind } from './letter-kind.ts'

/** To the applicant, with what was written. */
export const applicationSentLetter: LetterKind = {
  isEssential: false,
  topic: 'answers',
  usefulFor,
  async write(context, subject) {
    const application = await findLiveApplication(context.db, subject)
    const to = application && (await applicantOf(context.db, application))
    if (!application || !to) return undefined
    const { coverLetter, applicantPhone } = application
    return {
      to,
      letter: {
        subject: `Has aplicado a «${titleOf(application)}»`,
        lines: [
          `${companyOf(application)} ya tiene tu aplicación. Te contestará por teléfono, por correo o aquí.`,
          scamWarning,
          'Esto es lo que escribiste:',
          ...coverLetter.split(/\n+/),
          ...(applicantPhone ? [`Teléfono: ${applicantPhone}`] : [])
        ],
        action: {
          text: 'Seguir o retirar mi aplicación',
          url: followUrl(context, application, subject.writtenAt)
        },
        why: whyApplied
      }
    }
  }
}

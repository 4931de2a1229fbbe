import {
  companyOf,
  scamWarning,
  titleOf,
  usefulFor,
  writeToApplicant
} from './application-letters.ts'
import type { LetterKind } from './letter-kind.ts'

/** To the applicant, with what was written. */
export const applicationSentLetter: LetterKind = {
  isEssential: false,
  topic: 'answers',
  usefulFor,
  write: writeToApplicant(application => ({
    subject: `Has aplicado a «${titleOf(application)}»`,
    lines: [
      `${companyOf(application)} ya tiene tu aplicación. Te contestará por teléfono, por correo o aquí.`,
      scamWarning,
      'Esto es lo que escribiste:',
      ...application.coverLetter.split(/\n+/),
      ...(application.applicantPhone ? [`Teléfono: ${application.applicantPhone}`] : [])
    ],
    action: 'Seguir o retirar mi aplicación'
  }))
}

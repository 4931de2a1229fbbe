import { companyOf, titleOf, usefulFor, writeToApplicant } from './application-mails.ts'
import type { MailKind } from '../parts/mail-kind.ts'

/** For a guest whose address was used for another letter to the same job; it quotes nothing that was typed. */
export const applicationRewrittenMail: MailKind = {
  isEssential: false,
  topic: 'answers',
  usefulFor,
  write: writeToApplicant(application => ({
    subject: `Otra carta para «${titleOf(application)}»`,
    lines: [
      `Ya habías aplicado a este empleo, y ha llegado otra carta con tu correo. ${companyOf(application)} ve primero la nueva, y las anteriores debajo.`,
      'Si no la has escrito tú, míralo y retira la aplicación: podrás enviar otra.'
    ],
    action: 'Ver o retirar mi aplicación'
  }))
}

import { findUser } from '#projections/users/queries.ts'
import { brand } from '#services/platform/shared/brand.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { type LegalVersion, legalTexts, validSince } from '#services/users/shared/legal-texts.ts'
import type { Mail } from '../parts/mail.ts'
import type { MailKind } from '../parts/mail-kind.ts'
import { accountRecipient } from '../parts/recipients.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** For accounts from before a version of the terms, announcing it; none once it is valid. */
export const termsChangedMail: MailKind = {
  isEssential: true,
  usefulFor: week,
  async write({ db, origin, now }, { person, about }) {
    const account = await findUser(db, person)
    const versions: readonly LegalVersion[] = legalTexts.terms
    const terms = versions.find(({ version }) => `${version}` === about)
    if (!account || !terms || now() >= validSince(terms)) return undefined
    return { to: accountRecipient(account), mail: describeTerms(terms, origin) }
  }
}

export function describeTerms(terms: LegalVersion, origin: string): Mail {
  return {
    subject: `Los términos de ${brand} cambian el ${longDate(validSince(terms).toISOString())}`,
    lines: [
      `La versión ${terms.version} ${terms.changes}`,
      'Hasta ese día valen los términos que aceptaste. Si no quieres los nuevos, puedes eliminar tu cuenta desde tu perfil, sin coste ninguno.'
    ],
    action: { text: 'Leer los términos', url: `${origin}/terms` },
    why: `Recibes este correo porque tienes una cuenta en ${brand} con esta dirección.`
  }
}

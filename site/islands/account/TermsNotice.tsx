import { announcedTerms } from '#services/users/shared/legal-texts.ts'
import { longDate } from '#services/platform/shared/spanish-formats.ts'

/** Announces new terms to an account from before them, until they bind it. */
export function TermsNotice({ registeredAt }: { registeredAt: string }) {
  const terms = announcedTerms(registeredAt, new Date())
  if (!terms) return null
  return (
    <p className="notice">
      Los <a href="/terms">términos</a> cambian el {longDate(terms.validFrom)}. La versión{' '}
      {terms.version} {terms.changes} Si no la quieres, puedes eliminar tu cuenta.
    </p>
  )
}

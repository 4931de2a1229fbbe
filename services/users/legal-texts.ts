/** A version of a legal text; days of the calendar of Madrid. */
export interface LegalVersion {
  version: number
  /** The day on which it was published; it binds who registers from then on. */
  publishedOn: string
  /** The day from which it binds accounts from before, a month later at least. */
  validFrom: string
  /** What changed, in a sentence for visitors. */
  changes?: string
}

/** Every version of each legal text, the newest first. Its words are in the page of that name. */
export const legalTexts = {
  terms: [
    {
      version: 2,
      publishedOn: '2026-11-23',
      validFrom: '2026-12-23',
      changes:
        'dice cómo cuidamos el tablón y cómo reclamar, y que avisamos de los cambios con un mes de antelación.'
    },
    { version: 1, publishedOn: '2025-03-27', validFrom: '2025-03-27' }
  ],
  privacy: [
    {
      version: 2,
      publishedOn: '2026-11-23',
      validFrom: '2026-11-23',
      changes:
        'nombra al responsable con su NIF y su dirección, dice cuánto tiempo se guarda cada cosa y quién ve el contacto de un candidato.'
    },
    { version: 1, publishedOn: '2025-03-27', validFrom: '2025-03-27' }
  ],
  cookies: [{ version: 1, publishedOn: '2025-03-27', validFrom: '2025-03-27' }],
  notice: [{ version: 1, publishedOn: '2026-11-23', validFrom: '2026-11-23' }]
} as const satisfies Record<string, readonly [LegalVersion, ...LegalVersion[]]>

/** The terms that are accepted by registering. */
export const termsVersion = legalTexts.terms[0].version

/** The version of the terms that will bind an account from before; undefined when none is announced. */
export function announcedTerms(
  registeredAt: string,
  now: Date,
  [newest]: readonly LegalVersion[] = legalTexts.terms
): LegalVersion | undefined {
  if (!newest) return undefined
  const isAnnounced = newest.validFrom > newest.publishedOn
  const isDue = now < new Date(`${newest.validFrom}T00:00:00Z`)
  return isAnnounced && isDue && registeredAt < newest.publishedOn ? newest : undefined
}

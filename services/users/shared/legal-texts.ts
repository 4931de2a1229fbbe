import { ownLegalVersions } from './own-legal-versions.ts'

/** A version of a legal text; days of the calendar of Madrid. */
export interface LegalVersion {
  version: number
  /** The day on which it was published; it binds who registers from then on. */
  publishedOn: string
  /** The day from which it binds accounts from before, a month later at least. */
  validFrom: string
  /** The changes of the version, in a sentence for visitors. */
  changes?: string
}

type Versions = readonly [LegalVersion, ...LegalVersion[]]

/** Of the specification's texts, whose words are in the page of that name. */
const specified = {
  terms: [
    {
      version: 3,
      publishedOn: '2026-11-30',
      validFrom: '2026-12-30',
      changes:
        'dice que el teléfono y el correo de un anuncio se ven hasta que se cierra o caduca, y que un enlace a un servicio de mensajería puede retener los anuncios de una cuenta nueva.'
    },
    {
      version: 2,
      publishedOn: '2026-11-23',
      validFrom: '2026-12-23',
      changes:
        'dice cómo cuidamos el sitio y cómo reclamar, y que avisamos de los cambios con un mes de antelación.'
    },
    { version: 1, publishedOn: '2025-03-27', validFrom: '2025-03-27' }
  ],
  privacy: [
    {
      version: 3,
      publishedOn: '2026-11-30',
      validFrom: '2026-11-30',
      changes:
        'dice que el teléfono y el correo de un anuncio se ven hasta que se cierra o caduca, y quién trata datos por encargo nuestro.'
    },
    {
      version: 2,
      publishedOn: '2026-11-23',
      validFrom: '2026-11-23',
      changes:
        'nombra al responsable con su NIF y su dirección, dice cuánto tiempo se guarda cada cosa y quién ve el contacto de un candidato.'
    },
    { version: 1, publishedOn: '2025-03-27', validFrom: '2025-03-27' }
  ],
  cookies: [
    {
      version: 2,
      publishedOn: '2026-11-30',
      validFrom: '2026-11-30',
      changes:
        'nombra la página que se guarda para abrirse sin cobertura, y el usuario que escribiste antes de pedir otra contraseña.'
    },
    { version: 1, publishedOn: '2025-03-27', validFrom: '2025-03-27' }
  ],
  notice: [{ version: 1, publishedOn: '2026-11-23', validFrom: '2026-11-23' }],
  minors: [{ version: 1, publishedOn: '2026-11-30', validFrom: '2026-11-30' }],
  accessibility: [
    {
      version: 2,
      publishedOn: '2026-11-30',
      validFrom: '2026-11-30',
      changes:
        'dice cuándo se hacen las pruebas, y cómo está marcado el español de las páginas en inglés.'
    },
    { version: 1, publishedOn: '2026-11-27', validFrom: '2026-11-27' }
  ]
} as const satisfies Record<string, Versions>

/** Every version of each legal text, the newest first: of the operator's own only that one. */
export const legalTexts: Readonly<Record<keyof typeof specified, Versions>> = {
  ...specified,
  ...ownLegalVersions
}

/** The terms that are accepted by registering. */
export const termsVersion = legalTexts.terms[0].version

/** The instant from which a version binds accounts from before. */
export const validSince = ({ validFrom }: LegalVersion) => new Date(`${validFrom}T00:00:00Z`)

/** The version of the terms that is published and not valid yet for accounts from before. */
export function findTermsToCome(
  now: Date,
  [newest]: readonly LegalVersion[] = legalTexts.terms
): LegalVersion | undefined {
  if (!newest) return undefined
  const isAnnounced = newest.validFrom > newest.publishedOn
  return isAnnounced && now < validSince(newest) ? newest : undefined
}

/** The version of the terms that will bind an account from before; undefined when none is announced. */
export function announcedTerms(
  registeredAt: string,
  now: Date,
  versions?: readonly LegalVersion[]
): LegalVersion | undefined {
  const terms = findTermsToCome(now, versions)
  return terms && registeredAt < terms.publishedOn ? terms : undefined
}

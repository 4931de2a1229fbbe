import { storageTerms } from '#events/limits/storage.ts'
import type { RemovalKind } from '#events/aggregates/case-choices.ts'
import { daysInWords, months, years } from '#services/words/shared/spanish-counts.ts'
import { brand } from '#services/words/shared/brand.ts'

/** A removed person: back, deleted within the grace, deleted while another account has the name or the e-mail, or erased. */
export type RemovedState = 'back' | 'deleted' | 'replaced' | 'erased'

/** What a removal means, for the person. */
export const removalScopes: Record<RemovalKind, string> = {
  account:
    'No puedes entrar, y tu perfil, tus anuncios, tus aplicaciones y tus mensajes ya no se ven.',
  guest:
    'Lo que enviaste sin cuenta está borrado para siempre: aplicaciones, mensajes, denuncias y avisos.'
}

/** What returns when a complaint about a removal is accepted, before it is decided. */
export function returnText(kind: RemovalKind, state: RemovedState): string {
  if (kind === 'guest') return 'Lo borrado no puede volver; podrás enviarlo otra vez.'
  return {
    back: 'La cuenta ya ha vuelto.',
    deleted:
      'La cuenta vuelve como estaba, con tu perfil, tus aplicaciones, tus mensajes y los anuncios que no hayan caducado. Mientras miramos tu reclamación no se borra.',
    replaced: 'La cuenta no puede volver: otra usa ya su nombre de usuario o su correo.',
    erased: 'La cuenta ya está borrada para siempre y no puede volver; podrás registrarte otra vez.'
  }[state]
}

/** What has returned, once a removal is taken back. */
export function returnedText(kind: RemovalKind, state: RemovedState): string {
  if (kind === 'guest') return 'Lo que borramos no puede volver. Puedes enviarlo otra vez.'
  return {
    back: 'Tu cuenta vuelve como estaba: entra con la contraseña que tenías. Vuelven tu perfil, tus aplicaciones, tus mensajes y los anuncios que no hayan caducado.',
    deleted: 'Tu cuenta había vuelto, y se ha eliminado otra vez después.',
    replaced:
      'Tu cuenta no puede volver, porque otra usa ya su nombre de usuario o su correo. Si esa otra no es tuya, escríbenos: nuestros datos están en el aviso legal.',
    erased:
      'Tu cuenta ya estaba borrada para siempre y no puede volver. Puedes registrarte otra vez.'
  }[state]
}

/** What is kept of a removed person, and for how long. */
export function keptTexts(
  kind: RemovalKind,
  { eraseAfterDays, archiveYears }: { eraseAfterDays: number; archiveYears: number }
): string[] {
  const kept = `Tu correo y esta decisión los guardamos ${months(storageTerms.cases.months)}, para contestarte si reclamas.`
  if (kind === 'guest') return [returnText(kind, 'erased'), kept]
  const comesBack = `Si aceptamos tu reclamación en los próximos ${daysInWords(eraseAfterDays)}, la cuenta vuelve como estaba. Después se borra del todo: puedes reclamar igual, pero ya no puede volver.`
  return [
    eraseAfterDays ? comesBack : returnText(kind, 'erased'),
    `Una copia cifrada queda bloqueada ${years(archiveYears)}, por si la pide un juzgado, y después se destruye. ${kept}`
  ]
}

/** Why the person receives the e-mail. */
export const removalWhys: Record<RemovalKind, string> = {
  account: `Recibes este correo porque tenías una cuenta en ${brand} con esta dirección.`,
  guest: `Recibes este correo porque con esta dirección se usó ${brand} sin cuenta.`
}

export const removalSubjects: Record<RemovalKind, string> = {
  account: `Hemos eliminado tu cuenta de ${brand}`,
  guest: `Hemos borrado lo que enviaste a ${brand} sin cuenta`
}

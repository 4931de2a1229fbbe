import type { StrongSignal } from '#events/aggregates/case-choices.ts'

const signalTexts: Record<StrongSignal, string> = {
  dinero: 'habla de pagar algo',
  iban: 'lleva un número de cuenta',
  documentos: 'pide documentos o datos del banco',
  cripto: 'habla de criptomonedas',
  tarificacion: 'da un teléfono de tarificación especial',
  mensajeria: 'lleva un enlace a un servicio de mensajería',
  primero: 'una persona mira los primeros anuncios de cada cuenta'
}

const list = new Intl.ListFormat('es-ES')

/** The text for the owner of a held job. */
export function heldText(signals: readonly StrongSignal[]): string {
  return `Lo revisamos antes de publicarlo: ${list.format(signals.map(signal => signalTexts[signal]))}.`
}

/** The facts of the decision, with the words; `doubt` is what the link to a messenger came with. */
export function heldFacts(
  found: readonly { signal: StrongSignal; words?: string }[],
  isFirst: boolean,
  doubt: string | undefined
): string {
  const said = [
    ...found.map(({ signal, words }) => signalTexts[signal] + (words ? ` («${words}»)` : '')),
    ...(doubt ? [doubt] : [])
  ]
  const why = isFirst
    ? 'Lo revisamos antes de publicarlo, porque aún no te conocemos'
    : 'Has cambiado tu anuncio y lo revisamos antes de publicarlo otra vez'
  return `${why}: ${list.format(said)}.`
}

const unit = /(?:€|euros?|h|horas?)(?: ?(?:\/|al?|por|la) ?(?:la )?[a-zñí]{1,7})?\.?$/i

/**
 * A number as it is typed in Spain, with its unit or without: «1.250», «915,75», «11.5», «1.500 euros al mes», «40 h»; NaN
 * when it is none.
 */
export function readNumber(text: string): number {
  const plain = text.trim().replace(unit, '').replace(/[\s€]/g, '')
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)
  return Number((isGrouped ? plain.replaceAll('.', '') : plain).replace(',', '.') || Number.NaN)
}

/** The ends of «1.300-1.500», «de 1.300 a 1.500 €»; undefined when the text is no range. */
export function readAmounts(text: string): [number, number] | undefined {
  const [, from = '', to = ''] =
    /^(?:de |entre )?([^-–ay]+)(?:-|–| a | y )([^-–]+)$/i.exec(text.trim()) ?? []
  const ends: [number, number] = [readNumber(from), readNumber(to)]
  return ends.some(Number.isNaN) ? undefined : ends
}

/** The text of a field for a number. */
export function writeNumber(value: unknown): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : ''
}

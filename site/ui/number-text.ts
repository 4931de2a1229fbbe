/** A number as it is typed in Spain: «1.250», «915,75», «11.5»; NaN when it is none. */
export function readNumber(text: string): number {
  const plain = text.replace(/[\s€]/g, '')
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)
  return Number((isGrouped ? plain.replaceAll('.', '') : plain).replace(',', '.') || Number.NaN)
}

/** The text of a field for a number. */
export function writeNumber(value: unknown): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : ''
}

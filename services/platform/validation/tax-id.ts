const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]

/** Whether the control character of a Spanish NIF is right: of a person (DNI, NIE, K, L, M) or of an entity. */
export function isValidTaxId(typed: string): boolean {
  const taxId = normalizeTaxId(typed)
  const control = taxId[8] ?? ''
  if (/^[\dXYZKLM]\d{7}[A-Z]$/.test(taxId)) return control === letterOf(taxId.slice(0, 8))
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(taxId)) return false
  // The sources disagree on which entities have a letter, and which a digit.
  const digit = controlDigit(taxId.slice(1, 8))
  return control === String(digit) || control === 'JABCDEFGHI'[digit]
}

/** «es b-12.345.674» is «B12345674». */
export function normalizeTaxId(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^ES/, '')
}

function letterOf(number: string): string | undefined {
  const digits = number.replace(/^[XYZ]/, first => String('XYZ'.indexOf(first)))
  return controlLetters[Number(digits.replace(/^[KLM]/, '')) % 23]
}

/** Luhn: every other digit is doubled. */
function controlDigit(digits: string): number {
  const values = [...digits].map((digit, index) =>
    index % 2 ? Number(digit) : doubled[Number(digit)]
  )
  return (10 - (values.reduce<number>((sum, value = 0) => sum + value, 0) % 10)) % 10
}

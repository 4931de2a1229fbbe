/** Without accents, capitals and punctuation, for comparing: «L'Alcúdia» gives «l alcudia». */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Both halves of a bilingual name: «Alacant/Alicante». */
export function nameVariants(name: string): string[] {
  return name.split('/').map(half => half.trim())
}

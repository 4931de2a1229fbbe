/** Without accents, capitals and punctuation, for comparing: «L'Alcúdia» gives «l alcudia». */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Both halves of a bilingual name: «Alacant/Alicante». */
export function nameVariants(name: string): string[] {
  return name.split('/').map(half => half.trim())
}

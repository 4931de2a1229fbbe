/** The name without accents, capitals and punctuation, for comparing: «L'Alcúdia» gives «l alcudia». */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const articles = new Set([
  'el',
  'la',
  'los',
  'las',
  'de',
  'del',
  'y',
  'a',
  'o',
  'as',
  'os',
  'da',
  'do',
  'das',
  'dos',
  'els',
  'les',
  'l',
  'd'
])

/** A folded name without the words that people leave out: «el puerto de santa maria» gives «puerto santa maria». */
export function bareName(folded: string): string {
  const kept = folded.split(' ').filter(word => !articles.has(word))
  return kept.join(' ') || folded
}

/** Both halves of a bilingual name: «Alacant/Alicante». */
export function nameVariants(name: string): string[] {
  return name.split('/').map(half => half.trim())
}

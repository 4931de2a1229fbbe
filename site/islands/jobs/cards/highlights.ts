import { foldAccents } from '#services/platform/validation/characters.ts'

/** Words that the search ignores: `spanish.stop` of PostgreSQL without rare forms of verbs, accents folded. */
const stopWords = new Set(
  `de la que el en los del se las por un para con no una su al lo como mas pero sus le ya este si porque esta
  entre cuando muy sin sobre tambien me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso
  ante ellos esto mi antes algunos unos yo otro otras otra tanto esa estos mucho quienes nada muchos cual poco ella estar
  estas algunas algo nosotros mis tu te ti tus ellas vosotros os mio mia tuyo tuya suyo suya nuestro nuestra vuestro vuestra
  esos esas es son era fue sea ser ha han he tiene tienen tengo tener`.split(/\s+/)
)

/** «mozas» and «mozo» have one stem, near enough to paint them both. */
function stemOf(word: string): string {
  const stem = foldAccents(word).replace(/(?:[aeo]s?|s)$/, '')
  return stem.length >= 3 ? stem : foldAccents(word)
}

/** The ranges of a text that match words of a search. */
export function findHighlights(text: string, keyword: string): { start: number; end: number }[] {
  const words = keyword.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const stems = words.filter(word => !stopWords.has(foldAccents(word))).map(stemOf)
  if (!stems.length) return []
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => stems.some(stem => foldAccents(word).startsWith(stem)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
}

const highlight = 'search-match'

/** Highlights words in an element without changing the document. */
export function highlightMatches(root: Element, keyword: string): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(highlight, new Highlight(...matchRanges(root, keyword)))
}

function matchRanges(root: Element, keyword: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of findHighlights(node.nodeValue ?? '', keyword)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}

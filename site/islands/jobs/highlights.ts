const foldAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** «mozas» and «mozo» have one stem, near enough to paint them both. */
function stemOf(word: string): string {
  const stem = foldAccents(word).replace(/(?:[aeo]s?|s)$/, '')
  return stem.length >= 3 ? stem : foldAccents(word)
}

/** Where the words of a search begin and end in a text. */
export function findMatches(text: string, keyword: string): { start: number; end: number }[] {
  const stems = (keyword.match(/[\p{L}\p{N}]{2,}/gu) ?? []).map(stemOf)
  if (!stems.length) return []
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => stems.some(stem => foldAccents(word).startsWith(stem)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
}

const highlight = 'search-match'

/** Paints the words in what an element shows; nothing in the document changes. */
export function highlightMatches(root: Element, keyword: string): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(highlight, new Highlight(...matchRanges(root, keyword)))
}

function matchRanges(root: Element, keyword: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of findMatches(node.nodeValue ?? '', keyword)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}

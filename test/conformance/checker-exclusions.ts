/** CSS, most of it of 2023 and later, that the checker's own CSS parser does not know; browsers without it ignore it. */
const unknownCss = [
  /at-rule “@view-transition”/,
  /Property “view-transition-name” doesn't exist/,
  /Property “field-sizing” doesn't exist/,
  /Property “container-type” doesn't exist/,
  /Property “shape-outside” doesn't exist/,
  /Property “overlay” doesn't exist/,
  /at-rule “@container”/,
  /Parse Error.*tion-group\(root\)\{/,
  /Parse Error.*ht\(search-match\)\{/
]

/** Safari 16 takes the roles of a table's parts away with their layout: where rows are a list, they are said again. */
const repeatedRoles =
  /^The “role” attribute must not be used on a “t[hrd]” element which has a “table” ancestor/

/** True for a message that says nothing about our pages. */
export function isMistaken(message: string): boolean {
  const isUnknownCss = () => unknownCss.some(pattern => pattern.test(message))
  return repeatedRoles.test(message) || (message.startsWith('CSS: ') && isUnknownCss())
}

/** CSS of 2023 and later that the checker's own CSS parser does not know; browsers without it ignore it. */
const unknownCss = [
  /at-rule “@view-transition”/,
  /Property “view-transition-name” doesn't exist/,
  /Property “field-sizing” doesn't exist/,
  /Property “container-type” doesn't exist/,
  /at-rule “@container”/,
  /Parse Error.*tion-group\(root\)\{/
]

/** True for a message that says nothing about our pages. */
export function isMistaken(message: string): boolean {
  return message.startsWith('CSS: ') && unknownCss.some(pattern => pattern.test(message))
}

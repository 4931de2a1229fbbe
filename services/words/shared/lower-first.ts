/** Lower case, except for a name in capitals. */
export function lowerFirst(text: string): string {
  return /^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

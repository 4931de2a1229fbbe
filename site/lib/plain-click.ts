type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>

/** With a key held, a click on a link asks for another tab or window, and that is the browser's to do. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey }: Keys): boolean {
  return !metaKey && !ctrlKey && !shiftKey
}

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>

/** False with a modifier key, which opens another tab or window. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey }: Keys): boolean {
  return !metaKey && !ctrlKey && !shiftKey
}

const flashKey = 'aviso'

/** Keeps the flash message for the next page. */
export function storeFlash(message: string): void {
  sessionStorage.setItem(flashKey, message)
}

export const hasFlash = () => sessionStorage.getItem(flashKey) !== null

/** The flash message of the previous page, once. */
export function takeFlash(): string | null {
  const message = sessionStorage.getItem(flashKey)
  sessionStorage.removeItem(flashKey)
  return message
}

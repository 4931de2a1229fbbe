import { tabStorage } from '../storage/storage.ts'

const flashKey = 'aviso'

/** Keeps the flash message for the next page. */
export function storeFlash(message: string): void {
  tabStorage.setItem(flashKey, message)
}

export const hasFlash = () => tabStorage.getItem(flashKey) !== null

/** The flash message of the previous page, once. */
export function takeFlash(): string | null {
  const message = tabStorage.getItem(flashKey)
  tabStorage.removeItem(flashKey)
  return message
}

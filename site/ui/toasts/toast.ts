import { atom } from 'nanostores'
import { storeFlash, takeFlash } from '#site/lib/browser/flash-storage.ts'

export interface Toast {
  title: string
  description?: string
  /** The description quotes what others wrote. */
  isQuoting?: true
  variant?: 'destructive'
  /** The page says the description too: a screen reader reads only the title here. */
  isReadElsewhere?: true
  /** An action while the toast is shown. */
  action?: { text: string; run(): void }
}

/** The visible toast; a new one replaces it. */
export const $toast = atom<(Toast & { id: number; isOver?: boolean }) | undefined>()

let lastToastId = 0
let isMounted = false

/** Shows a toast; loads the component that renders it, if it is not there yet. */
export function toast(toast: Toast): void {
  $toast.set({ ...toast, id: ++lastToastId })
  loadToasts()
}

/** Tells why a form could not be sent, which the summary of its errors says too. */
export function failureToast(title: string): (description: string) => void {
  return description => toast({ title, description, variant: 'destructive', isReadElsewhere: true })
}

/** Otherwise the first toast would fail together with the connection. */
export function loadToasts(): void {
  if (isMounted) return
  isMounted = true
  import('./mount-toasts.tsx').catch(error => {
    isMounted = false
    console.error(error)
  })
}

/** Shows it on the next page, for its full time. */
export function flash(toast: Omit<Toast, 'action'>): void {
  storeFlash(JSON.stringify(toast))
}

/** The flash message of the previous page, which stays after its toast has gone. */
export const $flash = atom<Toast | undefined>()

/** Shows the flash message of the previous page, if any. */
export function showFlash(): void {
  const stored = takeFlash()
  if (!stored) return
  const flashed: Toast = JSON.parse(stored)
  $flash.set(flashed)
  toast(flashed)
}

/** Redirects, and shows the current toast on the next page. */
export function redirectKeepingToast(path: string): void {
  const shown = $toast.get()
  if (shown && !shown.isOver) flash({ title: shown.title, ...optionalFields(shown) })
  location.replace(path)
}

function optionalFields({ description, variant }: Toast): Omit<Toast, 'title'> {
  return { ...(description && { description }), ...(variant && { variant }) }
}

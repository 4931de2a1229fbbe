import { atom } from 'nanostores'

export interface Toast {
  title: string
  description?: string
  variant?: 'destructive'
}

/** The one toast that is shown; a new one takes its place. */
export const $toast = atom<(Toast & { id: number; isOver?: boolean }) | undefined>()

let lastToastId = 0
let isMounted = false

/** Shows it at once. What draws it is loaded when the first one is shown. */
export function toast(said: Toast): void {
  $toast.set({ ...said, id: ++lastToastId })
  if (isMounted) return
  isMounted = true
  import('./mount-toasts.tsx').catch(error => {
    isMounted = false
    console.error(error)
  })
}

const flashKey = 'aviso'

/** Shows it on the next page, for its full time. */
export function flash(said: Toast): void {
  sessionStorage.setItem(flashKey, JSON.stringify(said))
}

/** What the page before had to say. It stays when the toast has gone, for a page to keep in sight. */
export const $flash = atom<Toast | undefined>()

/** What the page before has left to say, if anything. */
export function showFlash(): void {
  const kept = sessionStorage.getItem(flashKey)
  if (!kept) return
  sessionStorage.removeItem(flashKey)
  const said: Toast = JSON.parse(kept)
  $flash.set(said)
  toast(said)
}

/** Leaves for another page, and takes along what is still being said. */
export function redirectKeepingToast(path: string): void {
  const said = $toast.get()
  if (said && !said.isOver) flash({ title: said.title, ...optionalFields(said) })
  location.replace(path)
}

function optionalFields({ description, variant }: Toast): Omit<Toast, 'title'> {
  return { ...(description && { description }), ...(variant && { variant }) }
}

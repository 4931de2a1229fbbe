import { createRoot } from 'react-dom/client'
import { ToastArea } from './ToastArea.tsx'
import { $flash, $toast, type Toast, toast } from './toast.ts'

const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<ToastArea />)

/** Content behind a modal dialog is inert, so the area moves into the top dialog. */
function moveToTopDialog(): void {
  const dialogs = document.querySelectorAll('dialog:modal')
  const home = dialogs[dialogs.length - 1] ?? document.body
  if (container.parentElement !== home) home.append(container)
}

const openDialog = () => document.querySelector('dialog:modal')

let held: Toast | undefined

/** What was said before a dialog opened would cover it: it is said once the dialog is closed, unless there is other news. */
function holdShown(): void {
  const shown = $toast.get()
  if (!shown || shown.action) return
  if (!shown.isOver) held = shown
  $toast.set(undefined)
}

function holdUntilClosed({ target, newState }: ToggleEvent): void {
  if (target instanceof HTMLDialogElement && target.matches(':modal') && newState === 'open')
    holdShown()
}

function sayHeld(): void {
  if (!held || openDialog()) return
  if (!$toast.get()) toast(held)
  held = undefined
}

document.addEventListener('toggle', holdUntilClosed, true)
document.addEventListener('toggle', moveToTopDialog, true)
document.addEventListener('close', moveToTopDialog, true)
document.addEventListener('close', sayHeld, true)
// A dialog that is removed while it is open fires no event, and would remove the area with it.
new MutationObserver(() => {
  if (!container.isConnected) moveToTopDialog()
  sayHeld()
}).observe(document.body, {
  childList: true,
  subtree: true
})
moveToTopDialog()
// The dialog of a page may have opened before this script arrived: what the page before said is older.
if (openDialog() && $flash.get()?.title === $toast.get()?.title) holdShown()

import { createRoot } from 'react-dom/client'
import { ToastArea } from './ToastArea.tsx'

const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<ToastArea />)

/** Content behind a modal dialog is inert, so the area moves into the top dialog. */
function moveToTopDialog(): void {
  const dialogs = document.querySelectorAll('dialog:modal')
  const home = dialogs[dialogs.length - 1] ?? document.body
  if (container.parentElement !== home) home.append(container)
}

document.addEventListener('toggle', moveToTopDialog, true)
document.addEventListener('close', moveToTopDialog, true)
// A dialog that is removed while it is open fires no event, and would remove the area with it.
new MutationObserver(() => container.isConnected || moveToTopDialog()).observe(document.body, {
  childList: true,
  subtree: true
})
moveToTopDialog()

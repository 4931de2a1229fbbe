import { createRoot } from 'react-dom/client'
import { ToastArea } from './ToastArea.tsx'

const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<ToastArea />)

/** Behind an open dialog nothing can be reached, so the area moves into the one on top. */
function moveToTopDialog(): void {
  const dialogs = document.querySelectorAll('dialog:modal')
  const home = dialogs[dialogs.length - 1] ?? document.body
  if (container.parentElement !== home) home.append(container)
}

document.addEventListener('toggle', moveToTopDialog, true)
document.addEventListener('close', moveToTopDialog, true)
// A dialog that leaves the page while it is open says nothing, and would take the area along.
new MutationObserver(() => container.isConnected || moveToTopDialog()).observe(document.body, {
  childList: true,
  subtree: true
})
moveToTopDialog()

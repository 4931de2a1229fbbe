import { createRoot } from 'react-dom/client'
import { ToastArea } from './ToastArea.tsx'

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<ToastArea />)

/** Behind an open dialog nothing can be reached, so the area moves into the one on top. */
function stayInReach(): void {
  const dialogs = document.querySelectorAll('dialog:modal')
  const home = dialogs[dialogs.length - 1] ?? document.body
  if (place.parentElement !== home) home.append(place)
}

document.addEventListener('toggle', stayInReach, true)
document.addEventListener('close', stayInReach, true)
// A dialog that leaves the page while it is open says nothing, and would take the area along.
new MutationObserver(() => place.isConnected || stayInReach()).observe(document.body, {
  childList: true,
  subtree: true
})
stayInReach()

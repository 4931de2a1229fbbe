import { closeWhenLeft } from '#site/lib/browser/close-when-left.ts'
import { saveWords } from '#services/words/words.ts'

/** The menu of a job or an employer with its address, also before an island is hydrated; with the share sheet of the device where it has one. */
for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-share]')) {
  closeWhenLeft(menu)
  const share = menu.querySelector<HTMLElement>('[data-share-sheet]')
  if (share && typeof navigator.share === 'function') {
    share.hidden = false
    share.addEventListener('click', () => shareOnDevice(menu).catch(console.error))
  }
  const button = menu.querySelector<HTMLElement>('[data-copy-address]')
  button?.addEventListener('click', () => copyAddress(button).catch(console.error))
}

/** Milliseconds. */
const shownFor = 3_000

function shareOnDevice({ dataset }: HTMLElement): Promise<void> {
  const { share: title = '', text = '' } = dataset
  return navigator.share({ title, text }).catch(ignoreCancelled)
}

async function copyAddress(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    return showAddress(button, url)
  }
  button.textContent = saveWords.linkCopied
  setTimeout(() => {
    button.textContent = saveWords.copyLink
  }, shownFor)
  const { toast } = await import('#site/ui/toasts/toast.ts')
  toast({ title: saveWords.linkCopied, description: saveWords.pasteIt })
}

/** For browsers that do not let pages copy. */
function showAddress(button: HTMLElement, url: string): void {
  const shown = button.parentElement?.querySelector('input')
  if (shown) {
    shown.select()
    return
  }
  const label = document.createElement('label')
  const text = document.createElement('span')
  const field = document.createElement('input')
  label.className = 'field'
  text.className = 'label'
  text.textContent = saveWords.copyThis
  field.className = 'input'
  field.readOnly = true
  field.value = url
  label.append(text, field)
  button.after(label)
  field.select()
}

/** Closing the device's share sheet is no error. */
function ignoreCancelled(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

/** «Compartir» of a job, before its island is alive too: as the device does it, or by copying the address. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button[data-share]')
  if (button) share(button).catch(console.error)
})

/** Milliseconds. */
const shownFor = 3_000

async function share(button: HTMLElement): Promise<void> {
  const { share: title = '', text = '' } = button.dataset
  if (navigator.share) return navigator.share({ title, text }).catch(ignoreCancelled)
  const url = location.origin + location.pathname
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    return showAddress(button, url)
  }
  button.textContent = 'Enlace copiado'
  setTimeout(() => {
    button.textContent = 'Compartir'
  }, shownFor)
  const { toast } = await import('#site/ui/toast.ts')
  toast({ title: 'Enlace copiado', description: 'Ya puedes pegarlo donde quieras.' })
}

/** For browsers that do not let pages copy. */
function showAddress(button: HTMLElement, url: string): void {
  const row = button.closest('p')
  const shown = row?.nextElementSibling?.querySelector('input')
  if (shown) {
    shown.select()
    return
  }
  const label = document.createElement('label')
  const text = document.createElement('span')
  const field = document.createElement('input')
  label.className = 'field'
  text.className = 'label'
  text.textContent = 'Copia este enlace'
  field.className = 'input'
  field.readOnly = true
  field.value = url
  label.append(text, field)
  row?.after(label)
  field.select()
}

/** Closing the device's share sheet is no error. */
function ignoreCancelled(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

export {}

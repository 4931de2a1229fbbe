/** Sends what a guest writes to the employer; without a connection the text stays in its field. Without a script its form does. */
class GuestMessage extends HTMLElement {
  connectedCallback() {
    this.querySelector('form')?.addEventListener('submit', event => {
      event.preventDefault()
      void send(this)
    })
  }
}

async function send(part: GuestMessage): Promise<void> {
  const { call = '', token = '', pending, sent = '', stays = '' } = part.dataset
  const status = part.querySelector('[role=status]')
  const field = part.querySelector('textarea')
  const button = part.querySelector('button')
  if (!status || !field || !button || part.getAttribute('aria-busy') === 'true') return
  const text = button.textContent
  part.setAttribute('aria-busy', 'true')
  button.textContent = pending ?? text
  status.textContent = ''
  try {
    const [{ ApiError, callApi, errorMessage }, { fetchOnce }] = await Promise.all([
      import('#site/lib/api.ts'),
      import('#site/lib/fetch-once.ts')
    ])
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ content: field.value })
    try {
      await callApi(fetchOnce(`/api/${call}`, { method: 'POST', headers, body }))
    } catch (error) {
      const isRefused = error instanceof ApiError
      status.textContent = isRefused ? (error.fields[0]?.message ?? errorMessage(error)) : stays
      field.focus()
      return
    }
    field.value = ''
    const { showPage } = await import('./show-page.ts')
    await showPage()
    const shown = document.querySelector('guest-message')
    shown?.querySelector('textarea')?.focus()
    const outcome = shown?.querySelector('[role=status]')
    if (outcome) outcome.textContent = sent
  } catch {
    status.textContent = stays
  } finally {
    button.textContent = text
    part.setAttribute('aria-busy', 'false')
  }
}

customElements.define('guest-message', GuestMessage)

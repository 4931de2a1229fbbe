/** Sends what a letter is about: opening its page has changed nothing. */
class LetterButton extends HTMLElement {
  connectedCallback() {
    for (const button of this.#buttons()) {
      button.addEventListener('click', () => this.#send(button))
    }
  }

  #buttons() {
    return [...this.querySelectorAll('button')]
  }

  async #send(button: HTMLButtonElement) {
    const status = this.querySelector('[role=status]')
    const next = this.querySelector<HTMLElement>('[data-next]')
    if (!status || this.ariaBusy === 'true') return
    const text = button.textContent
    this.ariaBusy = 'true'
    button.textContent = this.dataset['pending'] ?? text
    const { callApi, ApiError, errorMessage } = await import('#site/lib/api.ts')
    try {
      const { message } = await callApi<{ message: string }>(this.#call(button.dataset['body']))
      status.textContent = this.dataset['done'] ?? `${message}.`
      for (const one of this.#buttons()) one.remove()
      if (next) next.hidden = false
    } catch (error) {
      status.textContent = errorMessage(error)
      button.textContent = text
      if (next) next.hidden = !(error instanceof ApiError && error.status < 500)
    }
    this.ariaBusy = 'false'
  }

  #call(body: string | undefined): Promise<Response> {
    const { bearer, call = '', method = 'POST' } = this.dataset
    const token = location.pathname.split('/').at(-1) ?? ''
    return fetch(`/api/${call.replace('{token}', token)}`, {
      method,
      headers: {
        ...(bearer !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' })
      },
      ...(body && { body })
    })
  }
}

customElements.define('letter-button', LetterButton)

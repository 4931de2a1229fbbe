import { forgetApplied } from '#site/lib/storage/applied-jobs.ts'
import { tabStorage } from '#site/lib/storage/storage.ts'
import { mailLinkWords } from '#services/words/words.ts'

/** The page whose button was pressed by a visitor who had to sign in first. */
const pressedKey = 'boton-pulsado'

/** Sends the action of an e-mail: opening its page has changed nothing. */
class MailButton extends HTMLElement {
  connectedCallback() {
    for (const button of this.querySelectorAll('button')) {
      button.addEventListener('click', () => send(this, button))
      if ('pressedEarly' in button.dataset) button.click()
    }
    if (tabStorage.getItem(pressedKey) !== location.pathname) return
    tabStorage.removeItem(pressedKey)
    this.querySelector('button')?.click()
  }
}

async function send(part: MailButton, button: HTMLButtonElement): Promise<void> {
  const status = part.querySelector<HTMLElement>('[role=status]')
  const next = part.querySelector<HTMLElement>('[data-next]')
  if (!status || part.getAttribute('aria-busy') === 'true') return
  const text = button.textContent
  part.setAttribute('aria-busy', 'true')
  button.textContent = part.dataset['pending'] ?? text
  const { callApi, ApiError, errorMessage } = await import('#site/lib/api.ts')
  try {
    const { message } = await callApi<{ message: string }>(call(part, button.dataset['body']))
    const { forgets } = part.dataset
    if (forgets) forgetApplied(forgets)
    if ('showsPage' in part.dataset) {
      const { showPage } = await import('./show-page.ts')
      return await showPage()
    }
    status.textContent = part.dataset['done'] ?? `${message}.`
    status.className = 'notice good'
    removeWhatIsOver(part)
    status.focus()
    if (next) next.hidden = false
  } catch (error) {
    const signIn = part.dataset['signIn']
    if (signIn && error instanceof ApiError && error.status === 401) return askToSignIn(signIn)
    status.textContent = errorMessage(error)
    button.textContent = text
    if (next) next.hidden = !(error instanceof ApiError && error.status < 500)
  }
  part.setAttribute('aria-busy', 'false')
}

/** The buttons, the links beside them, which are over as well, and what was asked, for which the heading has another word. */
function removeWhatIsOver(part: MailButton): void {
  for (const element of part.querySelectorAll('button, .actions a')) element.remove()
  const asked = document.querySelectorAll<HTMLElement>('[data-until-done]')
  for (const element of asked) element.replaceWith(element.dataset['untilDone'] ?? '')
}

/** Repeats the press once the visitor is back. */
async function askToSignIn(description: string): Promise<void> {
  const { leaveToSignIn } = await import('#site/ui/toasts/leave-to-sign-in.ts')
  tabStorage.setItem(pressedKey, location.pathname)
  leaveToSignIn(mailLinkWords.signInTitle, description)
}

function call({ dataset }: MailButton, body: string | undefined): Promise<Response> {
  const { bearer, call: path = '', method = 'POST' } = dataset
  // Pages below the address with the token pass it in `data-bearer`.
  const token = bearer || (location.pathname.split('/').at(-1) ?? '')
  return fetch(`/api/${path.replace('{token}', token)}`, {
    method,
    headers: {
      ...(bearer !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' })
    },
    ...(body && { body })
  })
}

customElements.define('mail-button', MailButton)

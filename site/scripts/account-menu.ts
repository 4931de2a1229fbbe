import { answerOf, api, sentenceOf, type User } from '#site/lib/api.ts'
import { initials } from '#site/lib/formats.ts'
import { $session, noteSessionChange } from '#site/stores/session.ts'
import { flash, toast } from '#site/ui/toasts/toast.ts'

/** Puts the account into the header and the menus when it is known. */
export function dressAccount(): void {
  $session.subscribe(session => {
    if (session.state === 'user') dress(session.user)
    if (session.state === 'anonymous') delete document.documentElement.dataset['sesion']
  })
  each<HTMLButtonElement>('[data-log-out]', button => {
    button.addEventListener('click', () => logOut(button))
  })
}

function dress(user: User): void {
  each('[data-full-name]', place => place.replaceChildren(user.fullName))
  each('[data-email]', place => place.replaceChildren(user.email))
  each<HTMLElement>('[data-initials]', place => paint(place, user))
  each('[data-account-button]', button =>
    button.setAttribute('aria-label', `Tu cuenta: ${user.fullName}`)
  )
  each(`[data-account="${user.userType}"]`, link => link.classList.add('known'))
  each(`[data-account]:not([data-account="${user.userType}"])`, link => link.remove())
  each(`[data-account-item="${user.userType}"]`, item => item.removeAttribute('hidden'))
}

/** The letters are drawn by the style: they are a picture, and no part of the button's name. */
function paint(place: HTMLElement, { fullName, profilePicture }: User): void {
  place.dataset['initials'] = initials(fullName)
  place.replaceChildren(...(profilePicture ? [imageOf(profilePicture)] : []))
}

function imageOf(picture: string): HTMLImageElement {
  const image = new Image(44, 44)
  image.src = picture
  image.alt = ''
  image.className = 'avatar'
  return image
}

async function logOut(button: HTMLButtonElement): Promise<void> {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  button.textContent = 'Cerrando sesión...'
  try {
    await answerOf(api.logout.$post())
    noteSessionChange()
    flash({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' })
    location.assign('/auth')
  } catch (error) {
    button.ariaDisabled = null
    button.textContent = 'Cerrar Sesión'
    toast({
      title: 'Error al cerrar sesión',
      description: sentenceOf(error),
      variant: 'destructive'
    })
  }
}

function each<T extends Element>(selector: string, act: (element: T) => void): void {
  for (const element of document.querySelectorAll<T>(selector)) act(element)
}

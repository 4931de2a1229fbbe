import { connectionErrorMessage, type CurrentUser } from '#site/lib/api.ts'
import { initials } from '#site/lib/formats.ts'
import { $session, findSession } from '#site/stores/session.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { preparePopovers } from './prepare-popovers.ts'
import { frameWords } from '#services/words/words.ts'

/** Badges are loaded last. */
export async function showAccount(): Promise<void> {
  preparePopovers()
  renderAccountMenu()
  const { state } = await findSession()
  if (state === 'user') (await import('./badges.ts')).showBadges()
}

/** Shows the account in the header and the menus once the session is loaded. */
function renderAccountMenu(): void {
  $session.subscribe(session => {
    if (session.state === 'user') renderUser(session.user)
    if (session.state === 'anonymous') delete document.documentElement.dataset['signedIn']
  })
  forEachElement<HTMLButtonElement>('[data-log-out]', button => {
    button.addEventListener('click', () =>
      import('./log-out.ts').then(({ logOut }) => logOut(button), showLoadError)
    )
  })
}

function renderUser(user: CurrentUser): void {
  forEachElement('[data-full-name]', place => place.replaceChildren(user.fullName))
  forEachElement('[data-email]', place => place.replaceChildren(user.email))
  forEachElement<HTMLElement>('[data-avatar]', place => renderAvatar(place, user))
  forEachElement('[data-account-button]', button =>
    button.setAttribute('aria-label', frameWords.accountOf(user.fullName))
  )
  forEachElement(`[data-account="${user.userType}"]`, link => link.classList.add('shown'))
  forEachElement(`[data-account]:not([data-account="${user.userType}"])`, link => link.remove())
  if (user.isOperator) {
    import('./operator-link.ts').then(link => link.addOperatorLink(), console.error)
  }
  forEachElement(`[data-not-for="${user.userType}"]`, item => item.remove())
  forEachElement(`[data-account-item="${user.userType}"]`, item => item.removeAttribute('hidden'))
}

/** CSS draws the initials, so that they are not part of the button's name. */
function renderAvatar(place: HTMLElement, user: CurrentUser): void {
  const { fullName, profilePicture, userType } = user
  place.classList.toggle('square', userType === 'employer')
  place.replaceChildren(...(profilePicture ? [avatarImage(profilePicture, place)] : []))
  if (profilePicture) delete place.dataset['initials']
  else place.dataset['initials'] = initials(fullName)
}

function avatarImage(picture: string, place: HTMLElement): HTMLImageElement {
  const image = new Image(44, 44)
  image.src = picture
  image.alt = ''
  image.className = place.className
  return image
}

function showLoadError(): void {
  toast({
    title: frameWords.logOutFailed,
    description: connectionErrorMessage,
    variant: 'destructive'
  })
}

function forEachElement<T extends Element>(selector: string, act: (element: T) => void): void {
  for (const element of document.querySelectorAll<T>(selector)) act(element)
}

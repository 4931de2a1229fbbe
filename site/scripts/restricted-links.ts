import type { User } from '#site/lib/api.ts'
import { onSignedInClick } from './signed-in-links.ts'
import { findSession } from '#site/stores/session.ts'
import { employersOnly } from '#site/ui/toasts/employers-only.ts'
import { type Toast, toast } from '#site/ui/toasts/toast.ts'

/** What somebody hears instead of following a link that is not for their account. */
const refusals: Record<string, (user: User) => Toast | undefined> = {
  employers: user => (user.userType === 'employer' ? undefined : employersOnly),
  newcomers: () => ({
    title: 'Ya tienes una cuenta',
    description: 'Ya has iniciado sesión en tu cuenta.'
  })
}

export function guardLinks(): void {
  onSignedInClick('a[data-only]', follow)
}

async function follow(link: HTMLAnchorElement): Promise<void> {
  const session = await findSession()
  const refusal =
    session.state === 'user' ? refusals[link.dataset['only'] ?? '']?.(session.user) : undefined
  if (!refusal) return location.assign(link.href)
  toast(refusal)
  tellNextTo(link, refusal)
}

/** A toast goes away; the sentence stays beside the link. */
function tellNextTo(link: HTMLAnchorElement, { description = '' }: Toast): void {
  const id = 'aviso-del-enlace'
  document.getElementById(id)?.remove()
  const note = document.createElement('p')
  note.id = id
  note.className = 'notice small'
  note.textContent = description
  link.after(note)
}

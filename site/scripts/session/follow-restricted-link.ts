import type { CurrentUser } from '#site/lib/api.ts'
import { findSession } from '#site/stores/session.ts'
import { employersOnlyToast } from '#site/ui/toasts/employers-only.ts'
import { frameWords } from '#services/words/words.ts'
import { type Toast, toast } from '#site/ui/toasts/toast.ts'

/** Toasts for links that are not for the visitor's account. */
const refusalToasts: Record<string, (user: CurrentUser) => Toast | undefined> = {
  employers: user => (user.userType === 'employer' ? undefined : employersOnlyToast),
  newcomers: () => ({
    title: frameWords.hasAccount,
    description: frameWords.hasAccountText
  })
}

/** Follows a link that is not for every account, or says why not. */
export async function followRestrictedLink(link: HTMLAnchorElement): Promise<void> {
  const session = await findSession()
  const refusal =
    session.state === 'user'
      ? refusalToasts[link.dataset['restrictedTo'] ?? '']?.(session.user)
      : undefined
  if (!refusal) return location.assign(link.href)
  toast(refusal)
  showNoticeAfter(link, refusal)
}

/** The toast disappears; its text stays beside the link. */
function showNoticeAfter(link: HTMLAnchorElement, { description = '' }: Toast): void {
  const id = 'aviso-del-enlace'
  document.getElementById(id)?.remove()
  const note = document.createElement('p')
  note.id = id
  note.className = 'notice small'
  note.textContent = description
  link.after(note)
}

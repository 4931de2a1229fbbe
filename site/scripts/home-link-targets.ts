import type { CurrentUser } from '#site/lib/api.ts'
import { findSession } from '#site/stores/session.ts'
import { frameWords, speech } from '#services/words/words.ts'
import { $flash, redirectKeepingToast, type Toast, toast } from '#site/ui/toasts/toast.ts'

/** The target of a link for a user type, or why it does not lead on. */
interface LinkTarget {
  path?: string
  refusal?: Toast
  /** The page to which a refused visitor is sent after a second. */
  next?: string
}

const linkTargets: Record<string, Partial<Record<CurrentUser['userType'], LinkTarget>>> = {
  publish: {
    employer: { path: '/post-job' },
    applicant: {
      refusal: {
        title: frameWords.employerAccountNeeded,
        description: frameWords.employerAccountNeededText,
        variant: 'destructive'
      },
      next: speech.path('/auth?register=true')
    }
  },
  offer: {
    applicant: { path: speech.path('/candidates?openForm=true') },
    employer: {
      refusal: {
        title: frameWords.candidateAccountNeeded,
        description: frameWords.candidateAccountNeededText,
        variant: 'destructive'
      }
    }
  },
  recruit: { employer: { path: '/post-job' } }
}

/** Goes where the account may go, or says why it may not. */
export async function follow(link: HTMLAnchorElement): Promise<void> {
  const session = await findSession()
  const target = session.state === 'user' ? linkTargetOf(link, session.user) : undefined
  if (target?.refusal) showRefusal(target.refusal, target.next)
  else location.assign(target?.path ?? link.href)
}

function linkTargetOf(link: HTMLAnchorElement, { userType }: CurrentUser): LinkTarget | undefined {
  return linkTargets[link.dataset['linkTarget'] ?? '']?.[userType]
}

let isLeaving = false

function showRefusal(refusal: Toast, next: string | undefined): void {
  toast(refusal)
  showNotice(refusal)
  if (!next || isLeaving) return
  isLeaving = true
  setTimeout(redirectKeepingToast, 1000, next)
}

/** The toast disappears; its text stays below the buttons. */
function showNotice({ description = '' }: Toast): void {
  const notice = document.querySelector('[data-notice]')
  notice?.replaceChildren(description)
  notice?.removeAttribute('hidden')
}

// The message with which another page redirected the visitor here.
$flash.subscribe(flashed => flashed?.variant === 'destructive' && showNotice(flashed))

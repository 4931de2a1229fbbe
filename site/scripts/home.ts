import type { CurrentUser } from '#site/lib/api.ts'
import { onSignedInClick } from './signed-in-links.ts'
import { findSession } from '#site/stores/session.ts'
import { $flash, redirectKeepingToast, type Toast, toast } from '#site/ui/toasts/toast.ts'

/** Where somebody's account leads them from here, or why it does not. */
interface LinkTarget {
  path?: string
  refusal?: Toast
  /** Where whoever was refused goes after a second. */
  next?: string
}

const linkTargets: Record<string, Partial<Record<CurrentUser['userType'], LinkTarget>>> = {
  publish: {
    employer: { path: '/post-job' },
    applicant: {
      refusal: {
        title: 'Cuenta de empleador requerida',
        description: 'Necesitas una cuenta de empleador para publicar vacantes.',
        variant: 'destructive'
      },
      next: '/auth?register=true'
    }
  },
  offer: {
    applicant: { path: '/candidates?openForm=true' },
    employer: {
      refusal: {
        title: 'Cuenta de candidato requerida',
        description: 'Para ofrecer servicios laborales necesitas una cuenta de candidato.',
        variant: 'destructive'
      }
    }
  },
  recruit: { employer: { path: '/post-job' } }
}

onSignedInClick('a[data-link-target]', follow)

async function follow(link: HTMLAnchorElement): Promise<void> {
  const session = await findSession()
  const way = session.state === 'user' ? linkTargetOf(link, session.user) : undefined
  if (way?.refusal) showRefusal(way.refusal, way.next)
  else location.assign(way?.path ?? link.href)
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

/** A toast goes away; its sentence stays below the buttons, also when another page sent it. */
function showNotice({ description = '' }: Toast): void {
  const twin = document.querySelector('[data-notice]')
  twin?.replaceChildren(description)
  twin?.removeAttribute('hidden')
}

$flash.subscribe(said => said?.variant === 'destructive' && showNotice(said))

/** The address of a search says only what was asked for. */
const form = document.querySelector<HTMLFormElement>('[data-search]')
form?.addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (!String(value).trim()) formData.delete(name)
})

/** Back brings what was chosen, so it should be seen. */
addEventListener('pageshow', () => {
  const isChosen = [...(form?.querySelectorAll('select') ?? [])].some(({ value }) => value)
  if (isChosen) form?.querySelector('details')?.setAttribute('open', '')
})

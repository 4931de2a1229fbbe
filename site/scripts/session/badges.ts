import type { CurrentUser } from '#site/lib/api.ts'
import { onPageActivated } from '#site/lib/browser/on-page-activated.ts'
import { followChanges, onChange } from '#site/stores/live.ts'
import { $session } from '#site/stores/session.ts'
import { $unseen, refreshUnseen, type Unseen } from '#site/stores/unseen.ts'
import { frameWords, speech } from '#services/words/words.ts'

/** Shows counts of new things on the links that lead to them, on the buttons that open those, and in the title; refreshed after a change. */
export function showBadges(): void {
  $unseen.subscribe(render)
  $session.listen(() => render($unseen.get()))
  onChange(refreshUnseen)
  onPageActivated(followChanges)
  void refreshUnseen()
}

function render({ applications, messages, waiting, cases = 0 }: Unseen): void {
  const session = $session.get()
  if (session.state !== 'user') return
  const total = applications + messages + cases
  const news = total === 1 ? frameWords.oneNews : frameWords.someNews(total)
  mark('[data-operator] > a', cases, frameWords.operation, frameWords.toDecide(cases))
  mark('[data-own-jobs]', waiting, frameWords.ownJobs, frameWords.toAnswer(waiting))
  mark(
    `a[href="${speech.path('/applications')}"]`,
    applications,
    frameWords.applications,
    answers(applications, session.user)
  )
  mark(
    `a[href="${speech.path('/messages')}"]`,
    messages,
    frameWords.messages,
    frameWords.unread(messages)
  )
  mark('[data-account-button]', total, frameWords.accountOf(session.user.fullName), news)
  mark('[data-open-menu]', total, frameWords.openMenu, news)
  document.title = (total ? `(${total}) ` : '') + document.title.replace(/^\(\d+\) /, '')
}

function answers(count: number, { userType }: CurrentUser): string {
  if (userType === 'applicant') return frameWords.newAnswers(count)
  return count === 1 ? frameWords.oneNewApplication : frameWords.newApplications(count)
}

/** CSS draws the number, which is no part of the layout. */
function mark(selector: string, count: number, name: string, news: string): void {
  const places = `:is(.nav-links, .session, .menu, .menu-button) ${selector}`
  for (const element of document.querySelectorAll<HTMLElement>(places)) {
    element.setAttribute('aria-label', count ? `${name}, ${news}` : name)
    if (count) element.dataset['unseen'] = count > 99 ? '99+' : `${count}`
    else delete element.dataset['unseen']
  }
}

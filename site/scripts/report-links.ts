import { speech } from '#services/words/words.ts'
import { isPlainClick } from '#site/lib/browser/plain-click.ts'

const formLinks = `a[href^="${speech.path('/denunciar')}?"]`

/** «Denunciar» opens its form in a dialog; without this script it is a page. */
document.addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(formLinks)
  if (!link || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  import('./report-dialog.ts')
    .then(({ openReportDialog }) => openReportDialog(link))
    .catch(() => location.assign(link.href))
})

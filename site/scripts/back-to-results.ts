import { loadResultsUrl } from '#site/lib/session-storage.ts'

/** Looked up when pressed: it holds before the page's island is awake, and on a page that was drawn ahead. */
function setResultsHref({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-results]')
  if (link) link.href = loadResultsUrl()
}

for (const press of ['click', 'auxclick']) addEventListener(press, setResultsHref, true)

import { loadResultsUrl } from '#site/lib/browser/session-storage.ts'

/** Read at the click: works before hydration and on a prerendered page. */
function setResultsHref({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-results]')
  if (link) link.href = loadResultsUrl()
}

for (const press of ['click', 'auxclick']) addEventListener(press, setResultsHref, true)

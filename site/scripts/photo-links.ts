import { isPlainClick } from '#site/lib/browser/plain-click.ts'

/** A photo of an ad opens large over the page; without this script it is a link to its file. */
document.addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.gallery a')
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  import('./photo-viewer.ts')
    .then(({ openPhotoViewer }) => openPhotoViewer(link))
    .catch(() => location.assign(link.href))
})

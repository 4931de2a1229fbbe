import { onSignedInClick } from './signed-in-links.ts'

export function initRestrictedLinks(): void {
  onSignedInClick('a[data-restricted-to]', async link => {
    const { followRestrictedLink } = await import('./follow-restricted-link.ts')
    await followRestrictedLink(link)
  })
}

import type { Page } from '@playwright/test'

/** Opens a page whose scripts do not arrive before `release`. */
export async function openWithoutScripts(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async route => {
    await promise
    await route.continue()
  })
  const isOpen = page.goto(path, { waitUntil: 'commit' })
  return { isOpen, release }
}

import type { BrowserContext, Page } from '@playwright/test'

/** Every `goto` and `waitForURL` waits until the islands of the page are hydrated. */
export function waitForHydration(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const goto = page.goto.bind(page)
    const waitForURL = page.waitForURL.bind(page)
    page.goto = async (...to) => {
      const answer = await goto(...to)
      await islandsHydrated(page)
      return answer
    }
    page.waitForURL = async (...wanted) => {
      await waitForURL(...wanted)
      await islandsHydrated(page)
    }
    return page
  }
}

const islandsHydrated = (page: Page): Promise<void> =>
  page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' })

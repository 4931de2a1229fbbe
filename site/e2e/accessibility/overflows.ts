import type { Page } from '@playwright/test'
import type { SiteFixture } from '../fixtures.ts'
import { fillInJob } from './screen-state.ts'

/** The narrowest window that the site is made for. */
export const narrowest = { width: 320, height: 844 }

export async function openAndSettle(page: Page, site: SiteFixture, path: string): Promise<void> {
  await page.goto(await fillInJob(site, path), { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
}

/** What of the page is wider than its window, at ordinary and at double text size. */
export async function findOverflows(page: Page): Promise<string[]> {
  const overflows: string[] = []
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      percent => document.documentElement.style.setProperty('font-size', percent),
      size
    )
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    if (excess > 0) overflows.push(`${size}: ${excess} px`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return overflows
}

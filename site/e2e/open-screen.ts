import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export interface Screen {
  name: string
  path: string
  /** A link on `path` that opens the screen. */
  link?: string
  username?: string
}

/** Opens the screen, and waits until its content is there. */
export async function openScreen(page: Page, { path, link }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  if (link) {
    await page.getByRole('link', { name: link }).first().click()
    await page.waitForURL(url => !path.startsWith(url.pathname))
    await page.waitForLoadState('networkidle')
  }
  await page.locator('h1').first().waitFor()
  await expect(page.locator('main :is([aria-busy=true], .skeleton)')).toHaveCount(0)
}

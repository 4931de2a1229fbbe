import type { BrowserContext, Page } from '@playwright/test'
import { busyResponse, expect, type SiteFixture } from '../fixtures.ts'
import { findAccessibilityViolations } from './find-violations.ts'

type Action = (page: Page) => Promise<unknown>

export interface ScreenState {
  name: string
  path: string
  /** Runs before the page is opened. */
  before?: Action
  act?: Action
  /** Is visible once the state is reached. */
  selector: string
}

/** Opens a page in each state in turn; none has an accessibility violation. */
export async function expectNoViolations(
  site: SiteFixture,
  context: BrowserContext,
  states: ScreenState[]
): Promise<void> {
  site.ignoreErrors(/ocupado/)
  const violations: unknown[] = []
  for (const { name, path, before, act, selector } of states) {
    const page = await context.newPage()
    await before?.(page)
    await page.goto(path, { waitUntil: before ? 'load' : 'networkidle' })
    await act?.(page)
    await expect(page.locator(selector).first(), name).toBeVisible()
    violations.push(...(await findAccessibilityViolations(page, name)))
    await page.close()
  }
  expect(violations).toEqual([])
}

export const dialog = 'dialog[open] h2'
export const errorSummary = '.summary'

export const press =
  (name: string | RegExp): Action =>
  page =>
    page.getByRole('button', { name }).first().click()

export const failing =
  (calls: string): Action =>
  page =>
    page.route(calls, route =>
      route.request().resourceType() === 'fetch' ? route.fulfill(busyResponse) : route.continue()
    )

export const pending =
  (calls: string): Action =>
  page =>
    page.route(calls, () => new Promise(() => {}))

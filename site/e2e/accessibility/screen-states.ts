import type { Page } from '@playwright/test'
import { busyResponse, expect, type SiteFixture, test } from '../fixtures.ts'
import { createJob, signUpPerson } from '../test-data.ts'
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
  tag?: '@phone'
}

/** A test for each state: it has no accessibility violation, on the phone and the desktop or only where `tag` says. */
export function testStates(states: ScreenState[]): void {
  for (const { name, path, before, act, selector, tag = '@both' } of states) {
    test(`${name} has no accessibility violation`, { tag }, async ({ page, site }) => {
      site.ignoreErrors(/ocupado/)
      await before?.(page)
      await page.goto(await fillInJob(site, path), { waitUntil: before ? 'load' : 'networkidle' })
      await act?.(page)
      await expect(page.locator(selector).first()).toBeVisible()
      expect(await findAccessibilityViolations(page, name)).toEqual([])
    })
  }
}

/** `{job}` in a path stands for the id of a new job. */
export async function fillInJob(site: SiteFixture, path: string): Promise<string> {
  if (!path.includes('{job}')) return path
  return path.replace('{job}', await createJob(site, await signUpPerson(site, 'employer')))
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

import type { Page } from '@playwright/test'
import { busyResponse, type SiteFixture } from '../fixtures.ts'
import { createJob, signUpPerson } from '../test-data.ts'

export type PageAction = (page: Page) => Promise<unknown>

export interface ScreenState {
  name: string
  path: string
  /** Runs before the page is opened. */
  before?: PageAction
  act?: PageAction
  /** Is visible once the state is reached. */
  selector: string
  tag?: '@phone'
  /** It goes by itself after some seconds. */
  isBrief?: true
}

/** Opens the page and reaches the state. */
export async function openState(
  page: Page,
  site: SiteFixture,
  { path, before, act, selector }: ScreenState
): Promise<void> {
  await before?.(page)
  await page.goto(site.origin + (await fillInJob(site, path)), {
    waitUntil: before ? 'load' : 'networkidle'
  })
  await act?.(page)
  await page.locator(selector).first().waitFor()
}

/** `{job}` in a path stands for the id of a new job. */
export async function fillInJob(site: SiteFixture, path: string): Promise<string> {
  if (!path.includes('{job}')) return path
  return path.replace('{job}', await createJob(site, await signUpPerson(site, 'employer')))
}

export const dialog = 'dialog[open] h2'
export const errorSummary = '.summary'

export const press =
  (name: string | RegExp): PageAction =>
  page =>
    page.getByRole('button', { name }).first().click()

export const failing =
  (calls: string): PageAction =>
  page =>
    page.route(calls, route =>
      route.request().resourceType() === 'fetch' ? route.fulfill(busyResponse) : route.continue()
    )

export const pending =
  (calls: string): PageAction =>
  page =>
    page.route(calls, () => new Promise(() => {}))

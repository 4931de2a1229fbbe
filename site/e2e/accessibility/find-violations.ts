import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds on the page in its present state and size; in the dark theme only the contrast differs. */
export async function findAccessibilityViolations(page: Page, where: string) {
  const light = await runAxe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(colorTransitions)
  const dark = await runAxe(page, 'color-contrast')
  await page.emulateMedia({ colorScheme: 'light' })
  return [...summarize(light, where), ...summarize(dark, `${where}, dark`)]
}

/** Once a page of a phone is as wide as a desktop, where `selector` is visible. */
export async function findWideViolations(page: Page, where: string, selector: string) {
  await page.locator(selector).first().waitFor()
  return findAccessibilityViolations(page, `${where}, wide`)
}

/** The violations of all rules, or of one. The page gets axe once; none has frames. */
async function runAxe(page: Page, rule?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async runOnly => {
    const run = (window as unknown as { axe: typeof axe }).axe.run
    const { violations } = await run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  }, rule)
}

const summarize = (violations: Awaited<ReturnType<typeof runAxe>>, where: string) =>
  violations.map(violation => ({ where, ...violation }))

/** Waits for the end of every finite animation. */
async function colorTransitions(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(finite.map(({ finished }) => finished))
}

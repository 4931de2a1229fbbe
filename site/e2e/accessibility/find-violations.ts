import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page in its present state and size; in the dark theme only the contrast differs. */
export async function findAccessibilityViolations(page: Page, where: string) {
  const light = await createAxe(page).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(colorTransitions)
  const dark = await createAxe(page).withRules('color-contrast').analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return [...summarize(light, where), ...summarize(dark, `${where}, dark`)]
}

/** Once a page of a phone is as wide as a desktop, where `selector` is visible. */
export async function findWideViolations(page: Page, where: string, selector: string) {
  await page.locator(selector).first().waitFor()
  return findAccessibilityViolations(page, `${where}, wide`)
}

/** No page has frames, so axe needs no second page to collect its results. */
const createAxe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

const summarize = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>, where: string) =>
  violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map(({ html }) => html) }))

/** Waits for the end of every finite animation. */
async function colorTransitions(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(finite.map(({ finished }) => finished))
}

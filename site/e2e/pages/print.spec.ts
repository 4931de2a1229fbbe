import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** As on paper, with what the browser's own dialog would tell the page. */
async function openToPrint(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tema', 'oscuro'))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

async function findJobPath(page: Page): Promise<string> {
  await page.goto('/jobs')
  return (await page.locator('.job-card .card-link').first().getAttribute('href')) ?? ''
}

const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

const lightness = (colour: string) =>
  Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))

test('an ad is printed dark on light, with its address and the date, and without forms', async ({
  page
}) => {
  const path = await findJobPath(page)
  await openToPrint(page, path)
  expect(lightness(await styleOf(page, '.job-text', 'color'))).toBeLessThan(80)
  expect(lightness(await styleOf(page, 'body', 'background-color'))).toBeGreaterThan(200)
  const year = new Date().getFullYear()
  await expect(page.locator('.printed')).toHaveText(
    new RegExp(`^Impreso el \\d+ de \\S+ de ${year} · http\\S+${path}$`)
  )
  await expect(page.locator('main h1')).toBeVisible()
  expect(await styleOf(page, '.job-text h2', 'break-after')).toBe('avoid')
  expect(await styleOf(page, '.job-text .panel', 'break-inside')).toBe('avoid')
  await expect(page.locator('form:visible, button:visible, .page-header:visible')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.printed')).toHaveCount(0)
})

test('a list is printed with its search, and breaks between cards', async ({ page }) => {
  await openToPrint(page, '/jobs?experience=Experto#resultados')
  await expect(page.locator('.job-card').first()).toBeVisible()
  await expect(page.locator('form:visible, .filter-panel:visible')).toHaveCount(0)
  await expect(page.locator('.printed')).toHaveText(/\/jobs\?experience=Experto$/)
  expect(await styleOf(page, 'li:has(> .job-card)', 'break-inside')).toBe('avoid')
})

test('the address of a page behind an e-mail stays off the paper', async ({ page }) => {
  await openToPrint(page, '/renovar/secreto')
  await expect(page.locator('.printed')).toHaveText(/^Impreso el [^·]+$/)
})

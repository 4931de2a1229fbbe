import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { createJob, signUpPerson } from '../test-data.ts'

const later = 'Lo digo antes de la entrevista'
const since = 'Di cuánto se paga: la ley lo pide en todos los anuncios desde el 1 de enero de 2026.'

/** As the page is served where `PAY_REQUIRED_FROM` is a day that has passed. */
async function requirePay(page: Page, path: string): Promise<void> {
  await page.route(path, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '"payRequiredFrom":""',
      '"payRequiredFrom":"2026-01-01"'
    )
    await route.fulfill({ response, body })
  })
}

test.describe('once the law wants the pay in every job', () => {
  test('a new job states its pay, and the form says since when', async ({ site }) => {
    const { context } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await requirePay(page, '/post-job')
    await page.goto('/post-job')
    await expect(page.getByText(since)).toBeVisible()
    await expect(page.getByText(later)).toHaveCount(0)
    await expect(page.getByLabel('Lo digo en el anuncio')).toBeChecked()
    await page.getByRole('button', { name: 'Publicar empleo' }).click()
    await expect(page.getByLabel('Desde', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })

  test('a copy of a job without pay states it too', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    const path = `/post-job?copia=${await createJob(site, owner)}`
    await requirePay(page, path)
    await page.goto(path)
    await expect(page.getByLabel('Lo digo en el anuncio')).toBeChecked()
  })

  test('a job from before may stay silent about it', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    const path = `/jobs/${await createJob(site, owner)}/edit`
    await requirePay(page, path)
    await page.goto(path)
    await expect(page.getByLabel(later)).toBeChecked()
  })
})

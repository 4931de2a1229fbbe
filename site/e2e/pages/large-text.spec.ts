import type { Page } from '@playwright/test'
import { demoUsers, expect, test } from '../fixtures.ts'
import { findOverflows, narrowest } from '../accessibility/overflows.ts'
import { createApplication, createJob, requestApi, signUpPerson } from '../test-data.ts'

test('digits of badges fit in them at double text size', async ({ site }) => {
  const { owner } = await createApplication(site)
  const page = await owner.context.newPage()
  await page.goto('/about')
  const avatar = page.locator('.avatar-button[data-unseen]')
  await avatar.waitFor()
  await doubleText(page)
  const [height, size] = await avatar.evaluate(button => {
    const { height, fontSize } = getComputedStyle(button, '::before')
    return [Number.parseFloat(height), Number.parseFloat(fontSize)]
  })
  expect(height).toBeGreaterThan(size ?? 0)
})

test('the buttons below an ad stand beside the menu at double text size', {
  tag: '@phone'
}, async ({ site }) => {
  const id = await createJob(site, await signUpPerson(site, 'employer'))
  const page = await site.openPage(`/jobs/${id}`)
  await doubleText(page)
  const menu = await page.locator('.menu-button [data-open-menu]').boundingBox()
  const bar = page.locator('.apply-bar')
  for (const button of await bar.locator('.button').all()) {
    const box = await button.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0)
  }
})

test('the figures of reports are no wider than the narrowest window', { tag: '@phone' }, async ({
  site
}) => {
  const id = await createJob(site, await signUpPerson(site, 'employer'))
  const text = 'Pide dinero por Bizum antes de la entrevista'
  const report = { target: { kind: 'job', id }, reason: 'dinero-o-documentos', text }
  await requestApi(site, await site.newContext(), 'POST', '/reports', report)
  const page = await site.openPage('/transparencia', { viewport: narrowest })
  await expect(page.getByRole('rowheader', { name: /^Motivo: / }).first()).toBeVisible()
  expect(await findOverflows(page)).toEqual([])
})

test('initials stay in their disc at double text size', { tag: '@both' }, async ({ page }) => {
  await page.goto('/candidates')
  await doubleText(page)
  const discs = page.locator('.candidate-list .avatar:not(img)')
  const sizes = await discs.evaluateAll(all =>
    all.map(disc => {
      const text = document.createRange()
      text.selectNodeContents(disc)
      return { disc: disc.clientWidth, text: text.getBoundingClientRect().width }
    })
  )
  expect(sizes.length).toBeGreaterThan(0)
  for (const { disc, text } of sizes) expect(text).toBeLessThan(disc * 0.8)
})

test.describe('as an employer', () => {
  test.use({ username: demoUsers.employer })

  test('the words of the steps of a job are whole at double text size', {
    tag: '@both'
  }, async ({ page }) => {
    await page.goto('/post-job')
    const last = page.getByRole('list', { name: 'Pasos' }).getByText('Dónde y contacto')
    await last.waitFor()
    await doubleText(page)
    const lines = await last.evaluate(step => {
      const text = document.createRange()
      text.selectNodeContents(step.lastChild ?? step)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBeLessThanOrEqual(2)
  })
})

const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

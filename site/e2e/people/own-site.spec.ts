import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility/find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { createJob, signUpPerson } from '../test-data.ts'

/** A website of another origin, whose one page has this body. */
async function startWebsite(body: string, headers: Record<string, string>) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
    response.end(`<!doctype html><html lang="es"><title>Yeguada</title><body>${body}`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

const embedders: [name: string, headers: Record<string, string>][] = [
  ['a plain one', {}],
  [
    'one that isolates itself',
    {
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin'
    }
  ],
  ['one without credentials', { 'Cross-Origin-Embedder-Policy': 'credentialless' }]
]

const lineOf = (page: Page) => page.getByLabel('Una línea de HTML')

test.describe('the ads of an employer on its own website', () => {
  for (const [name, headers] of embedders) {
    test(`${name} shows them with the line that the employer copies`, async ({ site }) => {
      const owner = await signUpPerson(site, 'employer')
      const id = await createJob(site, owner, { title: 'Mozo de cuadra en frame' })
      await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const profile = await owner.context.newPage()
      await profile.goto('/profile?tab=empleos')
      await profile.getByText('Pon tus anuncios en tu web').click()
      await profile.getByRole('button', { name: 'Copiar', exact: true }).click()
      await expect(profile.getByRole('button', { name: 'Copiada' })).toBeVisible()
      const line = await profile.evaluate(() => navigator.clipboard.readText())
      await expect(lineOf(profile)).toHaveValue(line)
      expect(line).not.toContain('\n')

      const website = await startWebsite(line, headers)
      site.ignoreErrors(new RegExp(`request to ${website.origin}`))
      const context = await site.newContext()
      const page = await context.newPage()
      await page.goto(website.origin)
      const isIsolated = 'Cross-Origin-Opener-Policy' in headers
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(isIsolated)
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(owner.fullName)
      const fonts = await frame.locator('body').evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(f => f.family)
      })
      expect(fonts).toContain('Atkinson')
      const opened = context.waitForEvent('page')
      await frame.getByRole('link', { name: 'Mozo de cuadra en frame' }).click()
      const ad = await opened
      await ad.waitForURL(`${site.origin}/jobs/${id}`)
      expect(await ad.evaluate(() => window.opener)).toBeNull()
      website.stop()
    })
  }

  test('set no cookie, and an employer without a page is told in the frame', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    const frames = [owner.id, 'nada'].map(
      id => `<iframe src="${site.origin}/employers/${id}/anuncios"></iframe>`
    )
    const website = await startWebsite(frames.join(''), {})
    site.ignoreErrors(new RegExp(`request to ${website.origin}`))
    const context = await site.newContext()
    const page = await context.newPage()
    await page.goto(website.origin)
    await expect(page.frameLocator('iframe >> nth=0').getByRole('article')).toHaveCount(1)
    await expect(page.frameLocator('iframe >> nth=1').getByRole('heading')).toHaveText(
      'Aquí no hay anuncios'
    )
    expect(await context.cookies()).toEqual([])
    website.stop()
  })

  test('are all that another site can show in a frame', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const paths = ['/', '/jobs', `/jobs/${id}`, `/employers/${owner.id}`, '/auth', '/unknown']
    const frames = paths.map(path => `<iframe src="${site.origin}${path}"></iframe>`)
    const website = await startWebsite(frames.join(''), {})
    site.ignoreErrors(new RegExp(`request to ${website.origin}`))
    site.ignoreErrors(/frame-ancestors/)
    const page = await (await site.newContext()).newPage()
    await page.goto(website.origin)
    const shown = page
      .frames()
      .slice(1)
      .map(frame => frame.url())
    expect(shown).toEqual(paths.map(() => 'chrome-error://chromewebdata/'))
    website.stop()
  })

  test('have neither a violation of accessibility nor a sideways scroll', async ({ site }) => {
    const owner = await signUpPerson(site, 'employer')
    await createJob(site, owner)
    await createJob(site, owner, { title: 'Profesora de equitación', location: 'Jerez' })
    for (const path of [`/employers/${owner.id}/anuncios`, '/employers/nada/anuncios']) {
      const page = await site.openPage(path)
      expect(await findAccessibilityViolations(page, path)).toEqual([])
      await page.setViewportSize({ width: 320, height: 600 })
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0)
    }
    const profile = await owner.context.newPage()
    await profile.goto('/profile?tab=empleos')
    await profile.getByText('Pon tus anuncios en tu web').press('Enter')
    await expect(lineOf(profile)).toBeVisible()
    expect(await findAccessibilityViolations(profile, 'the line of HTML')).toEqual([])
  })

  test('are offered to an employer with an ad, and the line can be selected without the clipboard', async ({
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const page = await owner.context.newPage()
    const offer = page.getByText('Pon tus anuncios en tu web')
    await page.goto('/profile?tab=empleos')
    await expect(page.getByText('Todavía no has publicado ningún empleo')).toBeVisible()
    await expect(offer).toHaveCount(0)
    await createJob(site, owner)
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })
    })
    await page.goto('/profile?tab=empleos')
    await offer.click()
    await page.getByRole('button', { name: 'Copiar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'No se ha podido copiar' })).toBeVisible()
    await lineOf(page).focus()
    const selected = await page.evaluate(() => String(getSelection()))
    expect(selected).toContain(`/employers/${owner.id}/anuncios`)
  })
})

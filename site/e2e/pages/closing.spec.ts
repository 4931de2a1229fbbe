import { devices, type Locator, type Page } from '@playwright/test'
import { demoUsers, expect, type SiteFixture, test, type VisitOptions } from '../fixtures.ts'

interface Layer {
  name: string
  path: string
  visit?: VisitOptions
  open(page: Page): Promise<unknown>
  /** What is closed, and the button that closes it. */
  layer: string
  button: string
}

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

const layers: Layer[] = [
  {
    name: 'the menu of the phone',
    path: '/about',
    visit: phone,
    async open(page) {
      await page.evaluate(() => scrollTo(0, 300))
      await page.getByRole('button', { name: 'Abrir menú' }).click()
    },
    layer: '#menu',
    button: '#menu [data-close-menu]'
  },
  {
    name: 'the filters of the phone',
    path: '/jobs',
    visit: phone,
    open: page => page.getByRole('button', { name: /^Filtros/ }).click(),
    layer: '.filter-panel',
    button: '.filter-panel .close'
  },
  {
    name: 'the menu of the account',
    path: '/about',
    visit: { username: demoUsers.applicant },
    open: page => page.getByRole('button', { name: /^Tu cuenta/ }).click(),
    layer: '#cuenta',
    button: '[data-account-button]'
  },
  {
    name: 'a dialog',
    path: '/jobs?keyword=mozo',
    open: page => page.getByRole('button', { name: 'Crear aviso' }).first().click(),
    layer: '.dialog',
    button: '.dialog .close'
  }
]

for (const layer of layers) {
  test(`${layer.name} fades where it is, and returns the focus at once`, async ({ site }) => {
    const { page, shown, moving } = await close(site, layer, 'no-preference')
    expect(moving.properties).toEqual(expect.arrayContaining(['display', 'opacity', 'overlay']))
    expect(moving.left).toEqual(moving.opened)
    expect(moving.hasFocus).toBe(false)
    await expect(shown).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true)
  })

  test(`${layer.name} goes at once where motion is reduced`, async ({ site }) => {
    const { shown, moving } = await close(site, layer, 'reduce')
    expect(moving.properties).toEqual([])
    await expect(shown).toBeHidden()
  })
}

async function close(site: SiteFixture, layer: Layer, reducedMotion: 'reduce' | 'no-preference') {
  const page = await site.openPage(layer.path, { ...layer.visit, reducedMotion })
  await page.waitForLoadState('networkidle')
  await layer.open(page)
  const shown: Locator = page.locator(layer.layer)
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate(one => one.getAnimations().length)).toBe(0)
  const moving = await shown.evaluate((one, button) => {
    const place = () => {
      const { y, height } = one.getBoundingClientRect()
      return { y, height, position: getComputedStyle(one).position }
    }
    const opened = place()
    document.querySelector<HTMLElement>(button)?.click()
    const properties = one.getAnimations().map(move => (move as CSSTransition).transitionProperty)
    return { opened, left: place(), properties, hasFocus: one.contains(document.activeElement) }
  }, layer.button)
  return { page, shown, moving }
}

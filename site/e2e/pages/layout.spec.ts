import type { Locator } from '@playwright/test'
import { busyResponse, demoUsers, expect, test } from '../fixtures.ts'
import { openNewUserPage } from '../test-data.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not visible`)
  return box
}

const boxesOf = async (elements: Locator): Promise<Box[]> =>
  Promise.all((await elements.filter({ visible: true }).all()).map(boxOf))

const middleOf = ({ x, width }: Box) => x + width / 2

test.describe('on a phone', () => {
  test('the pages of a list stand in one row', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/jobs?page=4')
    const boxes = await boxesOf(page.getByRole('navigation', { name: 'Paginación' }).locator('li'))
    expect(boxes.length).toBeGreaterThan(3)
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1)
    expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(390)
  })

  test('the welcome of a new candidate leaves title and × of the form free', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.goto('/auth?register=true')
    const texts = {
      fullName: 'Marta Ruiz',
      username: 'marta.telefono',
      email: 'm@correo.example.org'
    }
    for (const [name, text] of Object.entries(texts))
      await page.locator(`#register-${name}`).fill(text)
    for (const name of ['password', 'confirmPassword'])
      await page.locator(`#register-${name}`).fill('caballo-negro')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    const dialog = page.getByRole('dialog')
    await expect(page.locator('.toast', { hasText: 'Registro exitoso' })).toBeVisible()
    for (const free of [
      dialog.getByRole('heading').first(),
      dialog.locator('button.close').first()
    ])
      await expect.poll(() => isOnTop(free)).toBe(true)
  })

  test('the main buttons of forms have one width', { tag: '@phone' }, async ({ site }) => {
    const screens: [string, string | undefined][] = [
      ['/auth', undefined],
      ['/auth?register=true', undefined],
      ['/post-job', demoUsers.employer]
    ]
    for (const [path, username] of screens) {
      const page = await site.openPage(path, { username })
      const button = page
        .locator('main .form .button.primary:not(.slim)')
        .filter({ visible: true })
        .first()
      await expect(button).toBeVisible()
      expect(await button.evaluate(fillsItsRow), path).toBe(true)
    }
  })
})

test('no word of a button, a label or a heading is broken, at any width and text size', async ({
  site
}) => {
  const search = '/jobs?location=jerez&radius=100&role=mozo-cuadra&housing=si'
  const list = await site.openPage('/jobs')
  const job = (await list.locator('.card-link').first().getAttribute('href')) ?? ''
  const screens: [string, string | undefined][] = [
    [search, undefined],
    [job, undefined],
    ['/profile?tab=empleos', demoUsers.employer]
  ]
  for (const [path, username] of screens) {
    const page = await site.openPage(path, { username, viewport: { width: 320, height: 800 } })
    await page.waitForLoadState('networkidle')
    for (const [width, size] of [
      [320, 100],
      [768, 100],
      [390, 200],
      [1024, 200]
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(size => {
        document.documentElement.style.fontSize = `${size}%`
      }, size)
      expect({ path, width, size, broken: await page.evaluate(findBrokenWords) }).toEqual({
        path,
        width,
        size,
        broken: []
      })
    }
  }
})

/** Words that stand on two lines though they have room on one. */
function findBrokenWords(): string[] {
  const names =
    '.button, .tag, .chip, label, .label, legend, h1, h2, h3, [role=tab], dt, th, summary'
  const shown = [...document.querySelectorAll(names)].filter(
    place => place.checkVisibility() && !place.closest('.visually-hidden')
  )
  return shown.flatMap(place => {
    const broken: string[] = []
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const word of (text.textContent ?? '').matchAll(/[\p{L}\d.,€]+/gu)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1
        const width = lines.reduce((sum, line) => sum + line.width, 0)
        const block = place.clientWidth > 0 ? place : (place.parentElement ?? place)
        const { paddingLeft, paddingRight } = getComputedStyle(block)
        const room = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        if (isBroken && width < room) broken.push(word[0])
      }
    }
    return broken
  })
}

test.describe('in a form', () => {
  test('the button that shows a password is inside its box', { tag: '@both' }, async ({ page }) => {
    await page.goto('/auth')
    const field = await boxOf(page.locator('#login-password'))
    const button = await boxOf(page.getByRole('button', { name: 'Mostrar la contraseña' }).first())
    expect(button.x).toBeGreaterThan(field.x)
    expect(button.x + button.width).toBeLessThanOrEqual(field.x + field.width)
    expect(button.y).toBeGreaterThanOrEqual(field.y)
    expect(button.y + button.height).toBeLessThanOrEqual(field.y + field.height)
  })

  test('the focus ring does not touch the hint above', async ({ site }) => {
    const page = await openNewUserPage(site, 'employer', '/post-job')
    const field = page.locator('main .field:has(> .hint):has(> .input)').first()
    const input = field.locator('.input')
    await input.focus()
    const reach = await input.evaluate(element => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element)
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    })
    const hint = await boxOf(field.locator('.hint'))
    expect(reach).toBeGreaterThan(0)
    expect((await boxOf(input)).y - reach).toBeGreaterThanOrEqual(hint.y + hint.height)
  })

  test('one character too many is counted in the singular', async ({ site }) => {
    const page = await openNewUserPage(site, 'applicant', '/candidates?openForm=true')
    const form = page.getByRole('dialog')
    const field = form.locator('.field', { has: page.locator('#description') })
    await form.locator('#description').fill('a'.repeat(101))
    await expect(field.locator('.counter.over')).toHaveText('Te sobra 1 carácter')
  })
})

test('the ways out of an empty list are centred', { tag: '@both' }, async ({ page }) => {
  await page.goto('/candidates?text=xilofonista')
  const panel = page.locator('.state')
  const buttons = await boxesOf(panel.getByRole('button').or(panel.getByRole('link')))
  expect(buttons.length).toBeGreaterThan(0)
  const [left, right] = [
    Math.min(...buttons.map(({ x }) => x)),
    Math.max(...buttons.map(({ x, width }) => x + width))
  ]
  expect(Math.abs((left + right) / 2 - middleOf(await boxOf(panel)))).toBeLessThan(2)
})

for (const [path, api, title] of [
  ['/jobs', '**/api/jobs?*', 'Error al obtener los trabajos'],
  ['/candidates', '**/api/candidate-profiles?*', 'Error al cargar perfiles']
] as const) {
  test(`a failed search of ${path} shows no count of results`, async ({ page, site }) => {
    await page.goto(path)
    await expect(page.getByText(/^Mostrando/)).toBeVisible()
    await page.route(api, route => route.fulfill(busyResponse))
    await page
      .locator('main')
      .getByRole('searchbox')
      .or(page.locator('main input[type=text]'))
      .first()
      .fill('mozo')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(/^Mostrando/)).toHaveCount(0)
    await expect(page.locator('h1')).not.toContainText(/\d/)
    site.ignoreErrors(/ocupado/)
  })
}

test('a place stands close below its title beside a photo, of one line as of two', {
  tag: '@phone'
}, async ({ page }) => {
  await page.goto('/jobs?keyword=cuadra')
  const gaps = await page.locator('.card.with-photo').evaluateAll(cards =>
    cards.map(card => {
      const [title, place] = ['h3', '.who'].map(part => card.querySelector(part))
      const gap =
        (place?.getBoundingClientRect().top ?? 0) - (title?.getBoundingClientRect().bottom ?? 0)
      return Math.round(gap)
    })
  )
  expect(gaps.length).toBeGreaterThan(2)
  expect(new Set(gaps).size).toBe(1)
})

test.describe('beside the applications', () => {
  test.use({ username: demoUsers.employer, viewport: { width: 1280, height: 900 } })

  test('a letter has more room than its answer, which grows with its text', async ({ page }) => {
    await page.goto('/applications')
    await page
      .getByRole('link', { name: /^Ver detalles/ })
      .first()
      .click()
    const words = page.getByLabel('Unas palabras')
    await words.waitFor()
    const answer = await boxOf(page.locator('.person .answer'))
    expect(answer.height).toBeLessThan(220)
    expect((await boxOf(page.locator('.person-body'))).height).toBeGreaterThan(1.4 * answer.height)
    const { height } = await boxOf(words)
    await words.fill('¿Puedes venir a probar?\n\nDime qué día te viene bien.')
    expect((await boxOf(words)).height).toBeGreaterThan(height + 40)
  })
})

/** Nothing covers the middle of the element. */
const isOnTop = (element: Locator) =>
  element.evaluate(target => {
    const { x, y, width, height } = target.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return target === top || target.contains(top)
  })

function fillsItsRow(element: HTMLElement | SVGElement): boolean {
  const row = element.parentElement
  if (!row) return false
  const { paddingLeft, paddingRight } = getComputedStyle(row)
  const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return Math.abs(element.getBoundingClientRect().width - room) < 1
}

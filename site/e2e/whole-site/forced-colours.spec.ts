import { demoUsers, expect, test } from '../fixtures.ts'

const pages = [
  { path: '/jobs', account: {} },
  { path: '/jobs/:id', account: {} },
  { path: '/post-job', account: { username: demoUsers.employer } },
  { path: '/auth?register=true', account: {} }
]

test.describe('with forced colours', () => {
  for (const { path, account } of pages) {
    test(`every control of ${path} can be seen`, async ({ site }) => {
      const page = await site.openPage('/jobs', { ...account, forcedColors: 'active' })
      const job = await page.locator('a[href^="/jobs/"]').first().getAttribute('href')
      await page.goto(path.replace('/jobs/:id', job ?? ''))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const controls = page.locator('main :is(a, button, input, select, textarea, summary)')
      await expect(controls.filter({ visible: true }).nth(2)).toBeVisible()
      const [count, unseen] = await controls.evaluateAll(findUnseen)
      expect(count).toBeGreaterThan(3)
      expect(unseen).toEqual([])
    })
  }

  test('a control without text, border and drawing is found by this check', async ({ site }) => {
    const page = await site.openPage('/jobs', { forcedColors: 'active' })
    await page.locator('main').evaluate(main => {
      const button = document.createElement('button')
      button.className = 'bare'
      Object.assign(button.style, { all: 'unset', display: 'block', height: '40px' })
      main.append(button)
    })
    const [, unseen] = await page.locator('main button').evaluateAll(findUnseen)
    expect(unseen).toEqual([expect.stringContaining('bare')])
  })
})

/** Those without text, border or drawing in a colour that differs from what is behind them. */
function findUnseen(controls: Element[]): [count: number, unseen: string[]] {
  const isTransparent = (colour: string) => /, 0\)$|^transparent$/.test(colour)
  const backgroundOf = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor
    const { backgroundColor } = getComputedStyle(element)
    return isTransparent(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor
  }
  const isSeen = (element: Element): boolean => {
    const style = getComputedStyle(element)
    const behind = backgroundOf(element.parentElement)
    const hasBorder =
      Number.parseFloat(style.borderBottomWidth) > 0 &&
      style.borderBottomStyle !== 'none' &&
      style.borderBottomColor !== behind
    const hasText = element.textContent?.trim() !== '' && style.color !== backgroundOf(element)
    const isDrawn = [...element.querySelectorAll('svg *')].some(shape => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill, stroke].some(paint => paint !== 'none' && paint !== backgroundOf(element))
    })
    const isNative = style.appearance === 'auto' && element.matches('input')
    const isPainted = backgroundOf(element) !== behind
    return hasBorder || hasText || isDrawn || isNative || isPainted
  }
  const shown = controls.filter(
    element => element.checkVisibility({ visibilityProperty: true }) && element.clientHeight > 1
  )
  return [
    shown.length,
    shown.filter(element => !isSeen(element)).map(({ outerHTML }) => outerHTML.slice(0, 200))
  ]
}

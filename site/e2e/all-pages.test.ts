import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { findAccessibilityViolations } from './accessibility.ts'
import { demoUsers, describeSite, type VisitOptions } from './fixtures.ts'
import { signUpPerson, createJob } from './test-data.ts'
import { recordApiCalls } from './page-errors.ts'

const open = [
  '/',
  '/auth',
  '/auth?register=true',
  '/jobs',
  '/jobs?keyword=astronauta',
  '/jobs/noexiste',
  '/candidates',
  '/candidates?text=zzzz',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/ip-diagnostic',
  '/ip-test',
  '/firma',
  '/no-existe'
]
const own = [
  '/profile',
  '/profile?tab=empleos',
  '/profile?tab=aplicaciones',
  '/applications',
  '/messages',
  '/post-job',
  '/candidates?tab=mis-perfiles'
]

const visits: (VisitOptions & { paths: string[]; who: string })[] = [
  { paths: open, who: 'a visitor' },
  { paths: own, who: 'an employer', as: demoUsers.employer },
  { paths: own, who: 'an applicant', as: demoUsers.applicant }
]
const widths = [{ width: 390 }, { width: 1280 }] as const

describeSite('every screen', site => {
  const settle = async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
  }

  const jobPage = async () => `/jobs/${await createJob(site, await signUpPerson(site, 'employer'))}`

  describe.each(visits)('for $who', ({ paths, as }) => {
    test.each(widths)(
      'has nothing that hinders anybody, at $width px',
      async look => {
        const context = await site.come({ ...look, ...(as && { as }) })
        const page = await context.newPage()
        const problems: unknown[] = []
        for (const path of as ? paths : [...paths, await jobPage()]) {
          await settle(page, path)
          problems.push(...(await findAccessibilityViolations(page, path)))
        }
        expect(problems).toEqual([])
      },
      180_000
    )

    test.each([
      ['with its fonts', 'continue'],
      ['before its fonts arrive', 'abort']
    ] as const)(
      'fits into 320 px, also with text twice as large, %s',
      async (_, fonts) => {
        const context = await site.come({ width: 320, ...(as && { as }) })
        await context.route('**/*.woff2', route => route[fonts]())
        const page = await context.newPage()
        const wide: string[] = []
        for (const path of as ? paths : [...paths, await jobPage()]) {
          await settle(page, path)
          for (const size of ['100%', '200%']) {
            await page.evaluate(
              percent => document.documentElement.style.setProperty('font-size', percent),
              size
            )
            const excess = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth
            )
            if (excess > 0) wide.push(`${path} at ${size}: ${excess} px`)
          }
        }
        expect(wide).toEqual([])
      },
      120_000
    )

    test('has targets that a finger hits', async () => {
      const context = await site.come({ width: 390, ...(as && { as }) })
      const page = await context.newPage()
      const small: string[] = []
      for (const path of as ? paths : [...paths, await jobPage()]) {
        await settle(page, path)
        small.push(...(await page.evaluate(smallTargets)).map(target => `${path}: ${target}`))
      }
      expect(small).toEqual([])
    }, 120_000)
  })

  test('never hides what has the focus', async () => {
    const page = await site.open('/jobs', { width: 390 })
    const hidden: string[] = []
    for (let nth = 0; nth < 40; nth++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(isFocusCovered)
      if (covered) hidden.push(covered)
    }
    expect(hidden).toEqual([])
  })

  test('that is somebody’s own asks for the account and the data at once', async () => {
    const context = await site.come({ as: demoUsers.employer })
    const page = await context.newPage()
    const calls = recordApiCalls(page)
    await page.route('**/api/user', () => new Promise(() => {}))
    await page.goto('/applications')
    await expect.poll(() => calls.toSorted()).toEqual(['GET /api/applications', 'GET /api/user'])
  })
})

/** Of 44 px at least; links in running text, and what only sits inside a chip, may be smaller. */
function smallTargets(): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')
  ]
  return targets.flatMap(target => {
    const { width, height } = target.getBoundingClientRect()
    if (
      !target.checkVisibility({ visibilityProperty: true }) ||
      !width ||
      target.closest('[aria-hidden=true], .visually-hidden, .honeypot, .skip')
    )
      return []
    const whole = target.closest('.card')?.querySelector('.card-link') === target
    const inLabel = target.closest('label')?.getBoundingClientRect()
    const box = inLabel ?? { width, height }
    const isInText = getComputedStyle(target).display === 'inline'
    const least = isInText || target.closest('.chip') ? 20 : 44
    return whole || (box.width >= least && box.height >= least - 0.5)
      ? []
      : [`${target.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`]
  })
}

/** The element with the focus, when nothing of it can be seen. */
function isFocusCovered(): string | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap(x =>
    [0.1, 0.5, 0.9].map(y => [left + width * x, top + height * y] as const)
  )
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (focused.contains(hit) || hit.contains(focused))
  })
  return isSeen ? undefined : focused.outerHTML.slice(0, 90)
}

import type { BrowserContext, Page } from '@playwright/test'
import { demoUsers, expect, test } from '../fixtures.ts'
import { createJob, jobInput, openNewUserPage, requestApi, signUpPerson } from '../test-data.ts'
import { recordApiCalls } from '../page-errors.ts'

const publicRoutes = ['/', '/jobs', '/candidates', '/auth', '/about', '/contact', '/ip-test']
const ownRoutes = ['/profile', '/mis-datos', '/applications', '/messages', '/post-job']

test.describe('Back and other tabs', () => {
  test('Back restores page, filters and scroll position of a list without a request', async ({
    page
  }) => {
    await page.goto('/jobs?jobType=Jornada+Completa&page=2')
    const titles = await page.locator('.cards h3').allInnerTexts()
    const link = page.locator('.cards .card a').nth(9)
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(200)
    await link.click()
    await page.waitForURL(/\/jobs\/\w+$/)
    const calls = recordApiCalls(page)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place - 20)
    expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(place + 20)
    await expect(page.locator('.cards h3')).toHaveText(titles)
    await expect(page.getByRole('radio', { name: /^Jornada Completa/ })).toBeChecked()
    expect(calls).toEqual([])
  })

  test('«Volver a los resultados» returns to the filtered list', async ({ page }) => {
    await page.goto('/jobs?keyword=mozo')
    await page.locator('.cards .card a').first().click()
    await page.waitForURL(/\/jobs\/\w+$/)
    await page.getByRole('link', { name: 'Volver a los resultados' }).click()
    await page.waitForURL('/jobs?keyword=mozo')
  })

  test('a page of another user in the back-forward cache is reloaded', async ({ site }) => {
    const { context, fullName } = await signUpPerson(site, 'applicant')
    const page = await pageWithoutStorageEvents(context)
    await page.goto('/about')
    await expect(page.getByRole('button', { name: `Tu cuenta: ${fullName}` })).toBeVisible()
    await logOutInOtherTab(context)
    await expect(page.getByRole('button', { name: `Tu cuenta: ${fullName}` })).toHaveCount(1)
    await Promise.all([page.waitForEvent('load'), firePersistedPageShow(page)])
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })
    ).toBeVisible()
    expect(await page.content()).not.toContain(fullName)
  })

  test('a protected page in the back-forward cache redirects to /auth after the session ended', async ({
    site
  }) => {
    const { context, email } = await signUpPerson(site, 'applicant')
    const page = await pageWithoutStorageEvents(context)
    await page.goto('/profile')
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await logOutInOtherTab(context)
    await Promise.all([page.waitForURL('/auth?volver=%2Fprofile'), firePersistedPageShow(page)])
    expect(await page.content()).not.toContain(email)
  })

  test('a page of the same user in the back-forward cache is not reloaded', async ({ site }) => {
    const page = await site.openPage('/about', { username: demoUsers.applicant })
    await expect(page.getByRole('button', { name: /^Tu cuenta: / })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const calls = recordApiCalls(page)
    const isNew = page.evaluate(() => {
      const shown = document.querySelector('h1')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return new Promise<boolean>(done =>
        requestAnimationFrame(() =>
          done(document.documentElement.hidden !== false || !shown?.isConnected)
        )
      )
    })
    expect(await isNew).toBe(false)
    expect(calls).toEqual([])
  })

  test('a page in the back-forward cache marks the jobs that are saved, and shows own ads as they are', async ({
    site
  }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const context = await site.newContext()
    const [list, saved, ad] = [
      await context.newPage(),
      await context.newPage(),
      await context.newPage()
    ]
    await list.goto('/jobs')
    await saved.goto('/guardados')
    await ad.goto(`/jobs/${id}`)
    const mark = list.locator(`save-job[data-id="${id}"] button`)
    const press = () => ad.locator('save-job button').first().click()
    for (const isSaved of [true, false]) {
      await press()
      await expect(ad.locator('save-job button').first()).toHaveAttribute(
        'aria-pressed',
        String(isSaved)
      )
      await firePersistedPageShow(list)
      await firePersistedPageShow(saved)
      await expect(mark).toHaveAttribute('aria-pressed', String(isSaved))
      await expect(saved.locator(`a[href$="/jobs/${id}"]`)).toHaveCount(isSaved ? 1 : 0)
    }
    const own = await employer.context.newPage()
    await own.goto('/profile?tab=empleos')
    await expect(own.getByRole('main')).toContainText(jobInput.title)
    const title = 'Guarda de yeguada en la dehesa'
    await requestApi(site, employer.context, 'PATCH', `/jobs/${id}`, { ...jobInput, title })
    await firePersistedPageShow(own)
    await expect(own.getByRole('main')).toContainText(title)
  })

  test('Back after signing out shows nothing of the previous user', async ({ site }) => {
    const { context, email, fullName } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/profile')
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.locator('#cuenta').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await page.waitForURL('/auth')
    await page.goBack()
    await page.waitForURL('/auth?volver=%2Fprofile')
    expect(await page.content()).not.toContain(email)
    expect(await page.content()).not.toContain(fullName)
  })

  test('a session that ended on the server redirects to /auth at the next request, without an error', async ({
    site
  }) => {
    const page = await openNewUserPage(site, 'applicant', '/messages')
    await expect(page.getByRole('heading', { name: 'Todavía no tienes mensajes' })).toBeVisible()
    await requestApi(site, page.context(), 'POST', '/logout')
    await page.reload()
    expect(new URL(page.url()).pathname).toBe('/auth')
    await expect(page.locator('.toast.destructive')).toHaveCount(0)
  })

  test('signing in in one tab signs the other tabs in', async ({ site }) => {
    const context = await site.newContext()
    const [a, b] = [await context.newPage(), await context.newPage()]
    await b.goto('/about')
    await a.goto('/auth')
    await a.locator('#login-username').fill(demoUsers.applicant)
    await a.locator('#login-password').fill(demoUsers.password)
    await a.keyboard.press('Enter')
    await a.waitForURL('/')
    await expect(b.getByRole('button', { name: /^Tu cuenta: / })).toBeVisible()
  })

  /** Headless Chromium has no back-forward cache, but reports why a page could not be cached. */
  test('no page prevents the back-forward cache', async ({ site }) => {
    const job = `/jobs/${await createJob(site, await signUpPerson(site, 'employer'))}`
    const hindrances: string[] = []
    const visits = [
      { paths: [...publicRoutes, job], username: undefined },
      { paths: [...publicRoutes, ...ownRoutes], username: demoUsers.employer }
    ]
    for (const { paths, username } of visits) {
      const context = await site.newContext({ username })
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Page.enable')
      for (const path of paths) {
        const response = await page.goto(path, { waitUntil: 'networkidle' })
        expect(response?.headers()['cache-control'], path).not.toContain('no-store')
        const explained = new Promise<string[]>(done =>
          devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
            done(
              notRestoredExplanations
                .flatMap(pageReasons)
                .filter(reason => !username || reason !== openConnection)
            )
          )
        )
        await page.goto('/firma')
        await page.goBack()
        hindrances.push(...(await explained).map(reason => `${path}: ${reason}`))
      }
    }
    expect(hindrances).toEqual([])
  })
})

/** Of a signed-in page, which closes it on `pagehide` (see live.spec.ts): with this switch Chromium looks before that. */
const openConnection = 'OutstandingNetworkRequestOthers'

/** Reasons of the page; those of the browser have another type. */
const pageReasons = ({ type, reason }: { type: string; reason: string }): string[] =>
  type === 'Circumstantial' ? [] : [reason]

/** A page that receives no storage events, like one in the back-forward cache. */
async function pageWithoutStorageEvents(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() =>
    addEventListener('storage', event => event.stopImmediatePropagation(), true)
  )
  return page
}

async function logOutInOtherTab(context: BrowserContext): Promise<void> {
  const otherPage = await context.newPage()
  await otherPage.goto('/contact')
  await otherPage.getByRole('button', { name: /^Tu cuenta: / }).click()
  await otherPage.locator('#cuenta').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await otherPage.waitForURL('/auth')
  await otherPage.close()
}

/** The event of a page that is restored from the back-forward cache. */
function firePersistedPageShow(page: Page): Promise<void> {
  return page
    .evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    .catch(() => undefined)
}

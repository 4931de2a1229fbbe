import type { Page } from '@playwright/test'
import { expect, type SiteFixture, test } from '../fixtures.ts'
import { createJob, profileInput, requestApi, signUpPerson } from '../test-data.ts'
import { waitForReact } from '../translation/find-stale-texts.ts'

test.describe.configure({ timeout: 180_000 })

/** What programs of visitors do to a page before its scripts have arrived; each runs in the browser. */
const programs = {
  'a grammar checker': () => {
    for (const field of document.querySelectorAll('main textarea, main input[type=text]')) {
      field.setAttribute('data-gramm', 'true')
      const node = document.createElement('grammarly-extension')
      node.setAttribute('data-grammarly-shadow-root', 'true')
      field.after(node)
      field.before(document.createElement('lt-highlighter'))
    }
  },
  'a manager of passwords': () => {
    for (const field of document.querySelectorAll('main input')) {
      const icon = document.createElement('div')
      icon.dataset['lastpassIconRoot'] = ''
      field.after(icon)
    }
    for (const form of document.querySelectorAll('main form'))
      form.append(document.createElement('com-1password-button'))
  },
  'a blocker that takes elements away': () => {
    for (const taken of document.querySelectorAll('main a[href*="wa.me"], main .data-notice'))
      taken.remove()
  },
  'a phone that makes links of numbers and dates': () => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT
    )
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!/\d/.test(text.data) || text.parentElement?.closest('a, script, noscript, option'))
        continue
      const link = document.createElement('a')
      link.href = 'x-apple-data-detectors://1'
      text.before(link)
      link.append(text)
    }
  },
  'a reader that takes each word into an element': () => {
    for (const text of document.querySelectorAll('astro-island :is(h1, p, label)')) {
      if (text.children.length) continue
      text.innerHTML = text.innerHTML.replace(/\S+/g, word => `<span>${word}</span>`)
    }
  }
}

/** As on a slow line: the scripts arrive once the programs have changed the page. */
async function openWith(page: Page, path: string, acts: (() => void)[]): Promise<void> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', route => scripts.promise.then(() => route.continue()))
  const arrival = page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('.page-footer')).toBeAttached()
  for (const act of acts) await page.evaluate(act)
  scripts.resolve()
  await arrival
  await settle(page)
  await page.unroute('**/_astro/*.js')
}

async function settle(page: Page): Promise<void> {
  await waitForReact(page)
  await expect(page.locator('main :is([aria-busy=true], .skeleton, .spinner)')).toHaveCount(0)
}

/** What the page says. */
const lines = async (page: Page) =>
  (await page.locator('main').innerText()).split('\n').map(line => line.replace(/\s+/g, ' ').trim())

/** What a program takes away, and what a minute changes. */
const changing = /WhatsApp|responsable|^ahora mismo$/i

/** Each line of the page is there again, but for what a program takes away. */
async function expectNothingLost(site: SiteFixture, paths: string[], acts: (() => void)[][]) {
  // React says that it renders the page anew.
  site.ignoreErrors(/React error #418/)
  const page = await (await site.newContext()).newPage()
  for (const path of paths) {
    await page.goto(path)
    await settle(page)
    const sent = await lines(page)
    for (const [index, program] of acts.entries()) {
      await openWith(page, path, program)
      const found = await lines(page)
      const lost = sent.filter(line => !found.includes(line) && !changing.test(line))
      expect.soft(lost, `${path} with the programs ${index}`).toEqual([])
    }
  }
}

async function pathsWithIslands(site: SiteFixture): Promise<string[]> {
  const job = await createJob(site, await signUpPerson(site, 'employer'))
  const { context } = await signUpPerson(site, 'applicant')
  const profiles = '/candidate-profiles'
  const { id } = await requestApi<{ id: string }>(site, context, 'POST', profiles, profileInput)
  return [`/jobs/${job}`, '/jobs', `/candidates/${id}`, '/auth', '/jobs?keyword=astronauta']
}

test('a page that programs of the visitor change before its scripts arrive loses nothing', async ({
  site
}) => {
  const [job = '', list = ''] = await pathsWithIslands(site)
  await expectNothingLost(site, [job, list], [Object.values(programs)])
})

test('each program alone takes nothing away', { tag: '@night' }, async ({ site }) => {
  const paths = [...(await pathsWithIslands(site)), '/candidates', '/restablecer', '/ip-test']
  const alone = Object.values(programs).map(program => [program])
  await expectNothingLost(site, paths, alone)
})

test('the map of the first search is there again after Back', async ({ page }) => {
  await page.goto('/jobs')
  const map = page.locator('#provincias')
  await expect(map).toContainText('Sevilla')
  await page.getByLabel('¿Qué buscas?').fill('mozo')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«mozo»')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('«mozo»')
  await expect(map).toContainText('Sevilla')
})

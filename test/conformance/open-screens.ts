import type { Browser, BrowserContext, Page } from '@playwright/test'
import pLimit from 'p-limit'
import { applicantStates } from '#site/e2e/accessibility/applicant-states.ts'
import { employerStates } from '#site/e2e/accessibility/employer-states.ts'
import { accountPaths, publicPaths } from '#site/e2e/accessibility/screen-paths.ts'
import { fillInJob, openState, type ScreenState } from '#site/e2e/accessibility/screen-state.ts'
import { visitorStates } from '#site/e2e/accessibility/visitor-states.ts'
import { launchBrowser } from '#site/e2e/browser.ts'
import { demoUsers } from '#site/e2e/demo-users.ts'
import { signIn, type SiteFixture } from '#site/e2e/fixtures.ts'
import { signUpPerson } from '#site/e2e/test-data.ts'
import { waitForHydration } from '#site/e2e/wait-for-hydration.ts'

export interface Screen {
  name: string
  html: string
}

interface Visit {
  who: string
  context: BrowserContext
  paths: string[]
  states: ScreenState[]
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Longer than a screen takes on a busy machine: how fast it is, other tests say. */
const timeoutMs = 60_000

/** The HTML of every screen and state, by who sees it. */
export async function openScreens(origin: string): Promise<Screen[]> {
  const browser = await launchBrowser()
  const site = siteIn(browser, origin)
  const visits = await createVisits(site)
  const screens = await pLimit(2).map(visits, visit => openAll(visit, site))
  await browser.close()
  return screens.flat()
}

async function createVisits(site: SiteFixture): Promise<Visit[]> {
  const { employer, applicant } = demoUsers
  return [
    {
      who: 'a visitor',
      context: await site.newContext(),
      paths: publicPaths,
      states: visitorStates
    },
    {
      who: 'an employer',
      context: await site.newContext({ username: employer }),
      paths: [...accountPaths, '/operador'],
      states: employerStates
    },
    {
      who: 'an applicant',
      context: await site.newContext({ username: applicant }),
      paths: accountPaths,
      states: []
    },
    {
      who: 'a new applicant',
      context: (await signUpPerson(site, 'applicant')).context,
      paths: [],
      states: applicantStates
    }
  ]
}

async function openAll(
  { who, context, paths, states }: Visit,
  site: SiteFixture
): Promise<Screen[]> {
  const screens: Screen[] = []
  for (const path of paths) {
    const url = site.origin + (await fillInJob(site, path))
    const sent = await context.request.get(url, { headers: { Accept: 'text/html' } })
    screens.push({ name: `${path} for ${who}, as sent`, html: await sent.text() })
    const show: Show = page => page.goto(url, { waitUntil: 'networkidle' })
    screens.push({ name: `${path} for ${who}, as shown`, html: await htmlOf(context, show) })
  }
  for (const state of states) {
    const viewport = state.tag === '@phone' ? phone : desktop
    const show: Show = page => openState(page, site, state)
    screens.push({ name: `${state.name} for ${who}`, html: await htmlOf(context, show, viewport) })
  }
  return screens
}

type Show = (page: Page) => Promise<unknown>

/** Tries twice, as the browser tests do in CI. */
function htmlOf(context: BrowserContext, show: Show, viewport = desktop): Promise<string> {
  const open = () => openOnce(context, show, viewport)
  return open().catch(open)
}

async function openOnce(
  context: BrowserContext,
  show: Show,
  viewport: typeof desktop
): Promise<string> {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  try {
    await show(page)
    return await page.content()
  } finally {
    await page.close()
  }
}

/** The site as the browser tests know it. */
function siteIn(browser: Browser, origin: string): SiteFixture {
  const site: SiteFixture = {
    origin,
    async newContext({ username, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'es-ES',
        reducedMotion: 'reduce',
        ...options
      })
      context.setDefaultTimeout(timeoutMs)
      waitForHydration(context)
      if (username) await signIn(context, origin, username)
      return context
    },
    async openPage(path, visit) {
      const page = await (await site.newContext(visit)).newPage()
      await page.goto(path)
      return page
    },
    ignoreErrors: () => {}
  }
  return site
}

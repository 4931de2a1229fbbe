import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type SiteServer, startSiteServer } from './site-server.ts'
import { waitForHydration } from './wait-for-hydration.ts'
import { collectPageErrors } from './page-errors.ts'

export const demoUsers = {
  employer: 'demo.empresa',
  applicant: 'demo.candidata',
  password: 'caballo-de-prueba'
}

/** What a call answers when the service has too much to do. */
export const busyResponse = { status: 503, json: { message: 'El servicio está ocupado.' } }

export interface VisitOptions {
  /** Who is signed in when the visit begins. */
  as?: string
  width?: 320 | 390 | 768 | 1280
  theme?: 'light' | 'dark'
  /** More of what Playwright takes. */
  with?: BrowserContextOptions
}

export interface SiteFixture {
  origin: string
  /** A browser of its own, like another person's. */
  come(visit?: VisitOptions): Promise<BrowserContext>
  /** The same, with a page open at the path. */
  open(path: string, visit?: VisitOptions): Promise<Page>
  /** Errors that a test expects to see in the console are taken off. */
  forgive(fault: RegExp): void
}

export interface SiteOptions {
  /** More of the server's environment. */
  env?: Record<string, string>
  /** Starts a database server that takes the place of the embedded one; it begins empty. */
  database?(): Promise<{ url: string; stop(): Promise<void> }>
}

/** Tests that walk the built site in a browser; a fault on any page fails the test that was walking. */
export function describeSite(
  name: string,
  tests: (site: SiteFixture) => void,
  setting: SiteOptions = {}
): void {
  describe(name, () => {
    let browser: Browser
    let served: SiteServer
    let database: Awaited<ReturnType<NonNullable<SiteOptions['database']>>> | undefined
    let contexts: BrowserContext[] = []
    const faults: string[] = []
    const site: SiteFixture = {
      origin: '',
      async come(visit = {}) {
        const context = await browser.newContext({
          ...browserContextOptions(visit),
          baseURL: site.origin
        })
        contexts.push(context)
        if (visit.with?.javaScriptEnabled !== false) waitForHydration(context)
        collectPageErrors(context, site.origin, faults)
        if (visit.as) await signIn(context, site.origin, visit.as)
        return context
      },
      async open(path, visit) {
        const page = await (await site.come(visit)).newPage()
        await page.goto(path)
        return page
      },
      forgive(fault) {
        const others = faults.filter(one => !fault.test(one))
        faults.splice(0, faults.length, ...others)
      }
    }

    beforeAll(async () => {
      browser = await launchBrowser()
      database = await setting.database?.()
      served = await startSiteServer(database ? undefined : inject('exampleData'), {
        ...setting.env,
        ...(database && { DATABASE_URL: database.url })
      })
      site.origin = served.origin
    })

    afterEach(async () => {
      await Promise.all(contexts.map(context => context.close()))
      contexts = []
      const seen = faults.splice(0)
      expect(seen, 'faults that the pages showed').toEqual([])
    })

    afterAll(async () => {
      await browser?.close()
      await served?.stop()
      await database?.stop()
    })

    tests(site)
  })
}

function browserContextOptions({
  width = 1280,
  theme = 'light',
  with: more
}: VisitOptions): BrowserContextOptions {
  const isPhone = width < 768
  return {
    viewport: { width, height: isPhone ? 844 : 800 },
    colorScheme: theme,
    locale: 'es-ES',
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    ...more
  }
}

async function signIn(context: BrowserContext, origin: string, username: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/login`, {
    headers: { Origin: origin },
    data: { username, password: demoUsers.password }
  })
  expect(answer.status(), `signing in as ${username}`).toBe(200)
}

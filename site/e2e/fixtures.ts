import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { type ServedSite, serveSite } from './site-server.ts'
import { beUnhurried } from './wait-for-hydration.ts'
import { watch } from './page-errors.ts'

export const examples = {
  employer: 'demo.empresa',
  applicant: 'demo.candidata',
  password: 'caballo-de-prueba'
}

/** What a call answers when the service has too much to do. */
export const broken = { status: 503, json: { message: 'El servicio está ocupado.' } }

export interface Visit {
  /** Who is signed in when the visit begins. */
  as?: string
  width?: 320 | 390 | 768 | 1280
  theme?: 'light' | 'dark'
  /** More of what Playwright takes. */
  with?: BrowserContextOptions
}

export interface Site {
  origin: string
  /** A browser of its own, like another person's. */
  come(visit?: Visit): Promise<BrowserContext>
  /** The same, with a page open at the path. */
  open(path: string, visit?: Visit): Promise<Page>
  /** Errors that a test expects to see in the console are taken off. */
  forgive(fault: RegExp): void
}

export interface Setting {
  /** More of the server's environment. */
  env?: Record<string, string>
  /** Starts a database server that takes the place of the embedded one; it begins empty. */
  database?(): Promise<{ url: string; stop(): Promise<void> }>
}

/** Tests that walk the built site in a browser; a fault on any page fails the test that was walking. */
export function onSite(name: string, tests: (site: Site) => void, setting: Setting = {}): void {
  describe(name, () => {
    let browser: Browser
    let served: ServedSite
    let database: Awaited<ReturnType<NonNullable<Setting['database']>>> | undefined
    let contexts: BrowserContext[] = []
    const faults: string[] = []
    const site: Site = {
      origin: '',
      async come(visit = {}) {
        const context = await browser.newContext({ ...optionsOf(visit), baseURL: site.origin })
        contexts.push(context)
        if (visit.with?.javaScriptEnabled !== false) beUnhurried(context)
        watch(context, site.origin, faults)
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
      browser = await openBrowser()
      database = await setting.database?.()
      served = await serveSite(database ? undefined : inject('exampleData'), {
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

function optionsOf({ width = 1280, theme = 'light', with: more }: Visit): BrowserContextOptions {
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
    data: { username, password: examples.password }
  })
  expect(answer.status(), `signing in as ${username}`).toBe(200)
}

import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  expect,
  test as base
} from '@playwright/test'
import { startPostgres } from '#test/servers/postgres-server.ts'
import { demoUsers } from './demo-users.ts'
import { collectPageErrors } from './page-errors.ts'
import { type SiteServer, startSiteServer } from './site-server.ts'
import { waitForHydration } from './wait-for-hydration.ts'

export { demoUsers, expect }

/** The response of an overloaded service. */
export const busyResponse = { status: 503, json: { message: 'El servicio está ocupado.' } }

/** The user who is signed in, and what differs from the context options of the project. */
export interface VisitOptions extends BrowserContextOptions {
  username?: string | undefined
}

export interface SiteFixture {
  origin: string
  /** A browser context of its own, like another person's browser. */
  newContext(visit?: VisitOptions): Promise<BrowserContext>
  /** A page of a new context, opened at the path. */
  openPage(path: string, visit?: VisitOptions): Promise<Page>
  /** Errors that the test provokes do not fail it. */
  ignoreErrors(pattern: RegExp): void
}

interface TestFixtures {
  site: SiteFixture
  /** Option: the user who is signed in on `page`. */
  username: string
}

export interface WorkerFixtures {
  /** Option: more of the server's environment. */
  serverEnv: Record<string, string>
  /** Option: the server runs on an empty PostgreSQL instead of the sample data. */
  isOnPostgres: boolean
  server: SiteServer
}

/** Every worker has its own server on the built site; an error on any page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  isOnPostgres: [false, { option: true, scope: 'worker' }],
  username: ['', { option: true }],

  server: [
    async ({ serverEnv, isOnPostgres }, use) => {
      const database = isOnPostgres ? await startPostgres() : undefined
      const server = await startSiteServer(
        database ? undefined : process.env['DEMO_DATA'],
        database ? { ...serverEnv, DATABASE_URL: database.url } : serverEnv
      )
      await use(server)
      await server.stop()
      await database?.stop()
    },
    { scope: 'worker', timeout: 60_000 }
  ],

  baseURL: ({ server }, use) => use(server.origin),

  site: async ({ browser, server: { origin }, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    const ignored: RegExp[] = []
    const site: SiteFixture = {
      origin,
      async newContext({ username, ...options } = {}) {
        const context = await browser.newContext(options)
        contexts.push(context)
        if (javaScriptEnabled !== false) waitForHydration(context)
        collectPageErrors(context, origin, errors)
        if (username) await signIn(context, origin, username)
        return context
      },
      async openPage(path, visit) {
        const page = await (await site.newContext(visit)).newPage()
        await page.goto(path)
        return page
      },
      ignoreErrors: pattern => void ignored.push(pattern)
    }
    await use(site)
    await Promise.all(contexts.map(context => context.close()))
    const unexpected = errors.filter(error => !ignored.some(pattern => pattern.test(error)))
    expect(unexpected, 'errors on the pages').toEqual([])
  },

  context: async ({ site, username }, use) => use(await site.newContext({ username }))
})

export async function signIn(
  context: BrowserContext,
  origin: string,
  username: string
): Promise<void> {
  const response = await context.request.post(`${origin}/api/login`, {
    headers: { Origin: origin },
    data: { username, password: demoUsers.password }
  })
  expect(response.status(), `signing in as ${username}`).toBe(200)
}

import { writeFileSync } from 'node:fs'
import { test as base } from '../fixtures.ts'
import { openChromium } from './chromium.ts'
import type { Engine, VisitKind } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

const otherEngines: Record<string, () => Promise<Engine | undefined>> = {
  Firefox: startFirefox,
  WebKit: startWebkit
}

interface TestFixtures {
  /** Another person each time; WebKit has one at a time, so the one before is gone. */
  visit(kind?: VisitKind): Promise<Visitor>
}

/** The project names the browser; where it cannot be had, its tests are skipped. */
export const test = base.extend<TestFixtures, { engine: Engine | undefined }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures are needed
    async ({}, use, { project }) => {
      const engine = await otherEngines[project.name]?.()
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker', timeout: 60_000 }
  ],
  visit: async ({ engine, site }, use, testInfo) => {
    const { name } = testInfo.project
    testInfo.skip(name in otherEngines && !engine, `${name} is missing`)
    const { openTab } = engine ?? openChromium(site)
    let last: Visitor | undefined
    await use(async (kind = {}) => {
      last = new Visitor(await openTab(kind), site.origin, kind.hasScripts)
      return last
    })
    if (!last || testInfo.status === testInfo.expectedStatus) return
    const path = testInfo.outputPath('screenshot.png')
    writeFileSync(path, await last.screenshot())
    await testInfo.attach('screenshot', { path, contentType: 'image/png' })
  }
})

import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'
import { type Engine, type VisitKind, windowSizes } from './engine.ts'

/** Undefined where no Firefox is installed. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

/** Firefox over WebDriver BiDi, with a browser for each theme; undefined where it is not installed. */
export async function startFirefox(): Promise<Engine | undefined> {
  if (!firefoxPath) return undefined
  const browsers = new Map<string, Promise<Browser>>()
  return {
    async openTab({ isOnPhone, ...visit }) {
      const kind = JSON.stringify(visit)
      const starting = browsers.get(kind) ?? launchFirefox(preferencesOf(visit))
      browsers.set(kind, starting)
      const browser = await starting
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(windowSizes[isOnPhone ? 'phone' : 'desktop'])
      return {
        open: url => page.goto(url),
        run: body => page.evaluate(`(() => {${body}\n})()`) as never,
        press: (x, y) => page.mouse.click(x, y),
        type: text => page.keyboard.type(text),
        screenshot: () => page.screenshot()
      }
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close()
    }
  }
}

const preferencesOf = ({ isDark, hasScripts }: VisitKind) => ({
  'javascript.enabled': hasScripts ?? true,
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': isDark ? 1 : 0
})

/** With preferences of about:config. */
export const launchFirefox = (preferences: Record<string, unknown>): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: `${firefoxPath}`,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-ES,es', ...preferences }
  })

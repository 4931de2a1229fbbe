import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'
import { type Engine, type VisitKind, windowSizes } from './engine.ts'

const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Firefox over WebDriver BiDi, with a browser for each theme; undefined where it is not installed. */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = installed.find(existsSync)
  if (!executablePath) return undefined
  const browsers = new Map<string, Promise<Browser>>()
  return {
    async openTab({ isOnPhone, ...visit }) {
      const kind = JSON.stringify(visit)
      const starting = browsers.get(kind) ?? launchFirefox(executablePath, visit)
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

const launchFirefox = (
  executablePath: string,
  { isDark, hasScripts }: VisitKind
): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'intl.accept_languages': 'es-ES,es',
      'javascript.enabled': hasScripts ?? true,
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': isDark ? 1 : 0
    }
  })

import type { SiteFixture } from '../fixtures.ts'
import { type Engine, windowSizes } from './engine.ts'

/** The browser of the other tests; an error on its pages fails a test. */
export const openChromium = (site: SiteFixture): Pick<Engine, 'openTab'> => ({
  async openTab({ isOnPhone, isDark, hasScripts = true }) {
    const context = await site.newContext({
      viewport: windowSizes[isOnPhone ? 'phone' : 'desktop'],
      ...(isOnPhone && { isMobile: true, hasTouch: true }),
      colorScheme: isDark ? 'dark' : 'light',
      javaScriptEnabled: hasScripts
    })
    const page = await context.newPage()
    return {
      open: url => page.goto(url),
      run: body => page.evaluate(`(() => {${body}\n})()`),
      press: (x, y) => page.mouse.click(x, y),
      type: text => page.keyboard.type(text),
      screenshot: () => page.screenshot()
    }
  }
})

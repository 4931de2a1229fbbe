import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

const launchArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-sandbox'
]

const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome'
]

/** Where a Chromium is: the one that was named, the system's, or Playwright's own. */
export function findChromium(): string {
  const named = process.env['CHROME_PATH']
  const candidates = [...(named ? [named] : []), ...systemBrowsers, chromium.executablePath()]
  const found = candidates.find(existsSync)
  if (found) return found
  throw new Error('There is no Chromium to test with. test/install-browser.sh installs Debian’s.')
}

export function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...launchArgs, ...more] })
}

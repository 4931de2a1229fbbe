import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome'
]

export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-sandbox'
  ]
}

export function launchBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] })
}

/** The path in CHROME_PATH, else a Chromium of the system, else Playwright's own download. */
function findChromium(): string {
  const named = process.env['CHROME_PATH']
  const candidates = [...(named ? [named] : []), ...systemBrowsers, chromium.executablePath()]
  const found = candidates.find(existsSync)
  if (found) return found
  throw new Error('No Chromium found. test/install-programs.sh installs the one of Debian.')
}

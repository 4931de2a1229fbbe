import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome'
]

const chromiumPath = findChromium()

export const launchOptions = {
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-sandbox'
  ]
}

export async function launchBrowser(args: string[] = []): Promise<Browser> {
  if (!chromiumPath) {
    throw new Error('No Chromium found. test/run/install-programs.sh installs the one of Debian.')
  }
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] })
}

/** The path in CHROME_PATH, else a Chromium of the system, else Playwright's own download; undefined without any. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH']
  return [...(named ? [named] : []), ...systemBrowsers, chromium.executablePath()].find(existsSync)
}

import { mkdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { launchBrowser } from '../browser.ts'
import { createDemoData } from '../demo-data.ts'
import { startSiteServer } from '../site-server.ts'

/** Takes the two screenshots of the README: `npm run screenshots`. */
const gap = 48
const phone = { width: 390, height: 844 }

const examples = await createDemoData()
const site = await startSiteServer(examples.folder)
const browser = await launchBrowser()
try {
  mkdirSync('docs', { recursive: true })
  const front = await takeScreenshot(browser, '/', 'light', { width: 1280, height: 800 })
  await sharp(front).webp({ quality: 82 }).toFile('docs/home.webp')
  await saveSideBySide(
    await takeScreenshot(browser, '/jobs?page=6&scrollToCards=true', 'dark', phone),
    await takeScreenshot(browser, await findJobPath(), 'dark', phone)
  )
} finally {
  await browser.close()
  await site.stop()
  examples.remove()
}

async function takeScreenshot(
  browser: Browser,
  path: string,
  colorScheme: 'light' | 'dark',
  viewport: { width: number; height: number }
): Promise<Buffer> {
  const page = await browser.newPage({
    colorScheme,
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce'
  })
  await page.addInitScript(() => localStorage.setItem('menu-visto', '1'))
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

async function saveSideBySide(left: Buffer, right: Buffer): Promise<void> {
  const [width, height] = [phone.width * 2, phone.height * 2]
  await sharp({
    create: { width: width * 2 + gap, height, channels: 4, background: '#0000' }
  })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width + gap, top: 0 }
    ])
    .webp({ quality: 82 })
    .toFile('docs/phone.webp')
}

async function findJobPath(): Promise<string> {
  const list = await (await fetch(`${site.origin}/jobs?page=6`)).text()
  return /\/jobs\/\w{10,}/.exec(list)?.[0] ?? '/jobs'
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import cut from 'subset-font'
import { deviceFonts, meanAdvance, readFont } from '#site/tools/fallback-fonts.ts'
import { launchOptions } from '../browser.ts'
import { expect, test } from '../fixtures.ts'

const paths = ['/jobs', '/candidates', '/terms', '/about']

/** Fonts that devices have, the folder of their package, and how far a page may move. */
const devices = [
  { family: 'Roboto', folder: 'roboto', font: deviceFonts.Roboto, limit: 0.01 },
  { family: 'Noto Sans', folder: 'noto-sans', font: deviceFonts.Noto, limit: 0.01 },
  // On /terms one paragraph has a line more in it.
  { family: 'DejaVu Sans', folder: 'dejavu-sans', font: deviceFonts.DejaVu, limit: 0.02 }
]
const weights = [400, 700]

const fileOf = (folder: string, weight: number) =>
  `node_modules/@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`

/** Something that every page sets in the font of its text. */
const text = 'footer a'

/** What a text of the site may contain. */
const letters = String.fromCodePoint(...Array.from({ length: 0x24f }, (_, index) => index + 0x20))

for (const { family, folder, font, limit } of devices) {
  test(`nothing moves when the fonts arrive late on a device that has ${family} alone`, async ({
    server
  }) => {
    test.slow()
    const device = await makeDevice(folder)
    const browser = await chromium.launch({
      ...launchOptions,
      env: { ...process.env, FONTCONFIG_FILE: join(device, 'fonts.conf') }
    })
    try {
      for (const path of paths) {
        const visit = await visitWithSlowFonts(browser, server.origin + path)
        expect.soft(visit.family, `${path} before its fonts`).toBe(family)
        expect.soft(visit.shift, `${path} moves`).toBeLessThan(limit)
      }
    } finally {
      await browser.close()
      rmSync(device, { recursive: true })
    }
  })

  test(`the letters of ${family} are as wide as its fallbacks say`, () => {
    const [regular, bold] = weights.map(weight => meanAdvance(readFont(fileOf(folder, weight))))
    expect(regular).toBeCloseTo(font.regular.advance, 3)
    expect(bold).toBeCloseTo(font.bold.advance, 3)
  })
}

/** A folder with the one font that programs find. */
async function makeDevice(folder: string): Promise<string> {
  const device = mkdtempSync(join(tmpdir(), 'ramal-device-'))
  for (const weight of weights) {
    const font = await cut(readFileSync(fileOf(folder, weight)), letters, {
      targetFormat: 'truetype'
    })
    writeFileSync(join(device, `${weight}.ttf`), font)
  }
  writeFileSync(
    join(device, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${device}</dir><cachedir>${device}/cache</cachedir></fontconfig>`
  )
  return device
}

/** The family of the text before the fonts arrive, and how far the page has moved once they are there. */
async function visitWithSlowFonts(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    let deliver = () => {}
    const delivery = new Promise<void>(resolve => {
      deliver = resolve
    })
    await context.route('**/*.woff2', async route => {
      await delivery
      await route.continue()
    })
    const page = await context.newPage()
    await page.addInitScript(observeShifts)
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await page.locator(text).first().waitFor()
    // Past the moment at which a font that is optional, or blocks, would still be waited for.
    await setTimeout(3_500)
    const before = await familyOf(page, text)
    deliver()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForFunction(() => document.fonts.check('1em Atkinson'))
    await setTimeout(500)
    return { family: before, shift: await page.evaluate(readShift) }
  } finally {
    await context.close()
  }
}

/** Of the font that the browser has taken for the first match of the selector. */
async function familyOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts[0]?.familyName
}

interface Observed {
  shift: number
}

/** In the page, before its own scripts. */
function observeShifts(): void {
  const observed = globalThis as unknown as Observed
  observed.shift = 0
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      observed.shift += entry.value
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

/** In the page. */
const readShift = () => (globalThis as unknown as Observed).shift

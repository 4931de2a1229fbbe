import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { createDemoData } from '../demo-data.ts'
import { startSiteServer } from '../site-server.ts'

/** `npm run slow-phone`: the main pages on an old phone with a bad connection, the median of three visits. */
const visits = 3
const processorSlowdown = 6
const bytesPerSecond = 400_000 / 8
/** Milliseconds. */
const latency = 400
/** How soon a person presses again when nothing happens. */
const patience = 1_000

/** What is pressed as soon as there is text, and what shows that the press was answered. */
interface Press {
  button: string
  answer: string
}

const presses: Record<string, Press> = {
  '/': { button: 'summary:text-is("Búsqueda Avanzada")', answer: 'select[name=jobType]' },
  '/jobs': { button: 'button:has-text("Filtros")', answer: '#titulo-filtros' },
  '/jobs/*': { button: 'summary:has-text("Compartir")', answer: 'button:text-is("Copiar enlace")' },
  '/auth': { button: '[role=tab]:text-is("Registrarse")', answer: 'input[name=confirmPassword]' }
}

/** Milliseconds. */
interface Figures {
  firstText: number
  /** What tasks of more than 50 ms have beyond them. */
  blocked: number
  /** From the first press until its answer shows. */
  answered: number
}

const examples = await createDemoData()
const site = await startSiteServer(examples.folder)
const browser = await launchBrowser()
try {
  const job = await findJobId()
  console.log('| Page | First text | Blocked | Press answered |\n| --- | --: | --: | --: |')
  for (const [path, press] of Object.entries(presses)) {
    const measured: Figures[] = []
    for (let visit = 0; visit < visits; visit++) {
      measured.push(await measureVisit(browser, site.origin + path.replace('*', job), press))
    }
    const median = (name: keyof Figures) =>
      measured.map(figures => figures[name]).toSorted((a, b) => a - b)[visits >> 1] ?? Number.NaN
    const cells = [
      `${(median('firstText') / 1000).toFixed(2)} s`,
      `${Math.round(median('blocked'))} ms`,
      `${Math.round(median('answered'))} ms`
    ]
    console.log(`| \`${path}\` | ${cells.join(' | ')} |`)
  }
} finally {
  await browser.close()
  await site.stop()
  examples.remove()
}

async function findJobId(): Promise<string> {
  const list = await (await fetch(`${site.origin}/jobs`)).text()
  const [, id = ''] = /href="\/jobs\/(\w{10,})"/.exec(list) ?? []
  return id
}

/** A first visit: nothing is in the browser's cache. */
async function measureVisit(browser: Browser, url: string, press: Press): Promise<Figures> {
  const context = await browser.newContext({
    locale: 'es-ES',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true
  })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { timeout: 60_000 }
    )
    const answered = await pressUntilAnswered(page, press)
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    return { ...(await page.evaluate(readFigures)), answered }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
}

/** Presses again while nothing happens, as a person does. */
async function pressUntilAnswered(page: Page, { button, answer }: Press): Promise<number> {
  const pressed = page.locator(button).first()
  await pressed.waitFor({ timeout: 60_000 })
  const start = performance.now()
  const isAnswered = page
    .locator(answer)
    .first()
    .waitFor({ timeout: 60_000 })
    .then(() => true)
  while (true) {
    // What the press before has opened may cover the button.
    const press = pressed.tap({ noWaitAfter: true, timeout: 60_000 }).catch(() => undefined)
    await Promise.race([press, isAnswered])
    if (await Promise.race([isAnswered, setTimeout(patience, false)])) {
      return performance.now() - start
    }
  }
}

interface Observed {
  blocked: number
}

/** In the page, before its own scripts. */
function observe(): void {
  const observed = globalThis as unknown as Observed
  observed.blocked = 0
  const observer = new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) observed.blocked += Math.max(0, duration - 50)
  })
  observer.observe({ type: 'longtask', buffered: true })
}

/** In the page. */
function readFigures(): Omit<Figures, 'answered'> {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const { blocked } = globalThis as unknown as Observed
  return { firstText: paint?.startTime ?? Number.NaN, blocked }
}

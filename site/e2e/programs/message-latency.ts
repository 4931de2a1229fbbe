import type { BrowserContext, Page } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { createDemoData } from '../demo-data.ts'
import { startSiteServer } from '../site-server.ts'
import { createApplication } from '../test-data.ts'
import { waitForHydration } from '../wait-for-hydration.ts'

/** `npm run latency`: how soon a message shows in another browser, from the click that sends it. */
const messages = 100
/** Milliseconds. */
const target = 1_000

const examples = await createDemoData()
const site = await startSiteServer(examples.folder)
const browsers = [await launchBrowser(), await launchBrowser()]
let contexts = 0
try {
  const { owner, applicant } = await createApplication({ origin: site.origin, newContext })
  const pages = [
    await openConversation(owner.context, applicant.id),
    await openConversation(applicant.context, owner.id)
  ] as const
  const times: number[] = []
  for (let index = 0; index < messages; index++) {
    const [from, to] = index % 2 ? pages : ([pages[1], pages[0]] as const)
    times.push(await sendAndWait(from, to, `Mensaje número ${index}.`))
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((messages - 1) * share)] ?? 0)
  const [p50, p95, p99, max] = [at(0.5), at(0.95), at(0.99), at(1)]
  console.log(`${messages} messages between two browsers, from the click until they show (ms):`)
  console.log(`p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max}; must be ≤ ${target}`)
  process.exitCode = max > target ? 1 : 0
} finally {
  await Promise.all(browsers.map(browser => browser.close()))
  await site.stop()
  examples.remove()
}

/** Each person has a browser of their own. */
async function newContext(): Promise<BrowserContext> {
  const browser = browsers[contexts++ % browsers.length]
  if (!browser) throw new Error('there is no browser')
  const context = await browser.newContext({ locale: 'es-ES', baseURL: site.origin })
  waitForHydration(context)
  return context
}

async function openConversation(context: BrowserContext, withId: string): Promise<Page> {
  const page = await context.newPage()
  const connected = page.waitForResponse('**/api/live')
  await page.goto(`/messages?con=${withId}`)
  await page.getByRole('log').waitFor()
  await connected
  return page
}

/** Milliseconds, by the clock of the machine, which both browsers have. */
async function sendAndWait(from: Page, to: Page, text: string): Promise<number> {
  await from.getByLabel(/^Mensaje para/).fill(text)
  await to.evaluate(observeText, text)
  const sentAt = await from.getByRole('button', { name: 'Enviar' }).evaluate(button => {
    const now = Date.now()
    ;(button as HTMLButtonElement).click()
    return now
  })
  const shownAt = await to.evaluate(() => (globalThis as unknown as Observing).shown)
  await from.getByRole('log').getByText(text).waitFor()
  return shownAt - sentAt
}

interface Observing {
  shown: Promise<number>
}

/** In the page: notes the first frame after the text has come into the conversation. */
function observeText(text: string): void {
  const log = document.querySelector('[role=log]')
  const observing = globalThis as unknown as Observing
  observing.shown = new Promise(resolve => {
    const observer = new MutationObserver(() => {
      if (!log?.textContent.includes(text)) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(Date.now()))
    })
    if (log) observer.observe(log, { subtree: true, childList: true, characterData: true })
  })
}

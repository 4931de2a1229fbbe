import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { launchBrowser } from '../browser.ts'
import { createDemoData } from '../demo-data.ts'
import { demoUsers } from '../demo-users.ts'
import { startSiteServer } from '../site-server.ts'

/**
 * `npm run old-browsers`: walks the board in browsers of past years beside today's, and saves pictures of both, side by side, to
 * look at. The browsers come in packages that are no dependencies of the project: they are fetched into a folder of its own.
 */
const pictures = process.argv[2] ?? join(tmpdir(), 'ramal-old-browsers')
const oldBrowsers = [
  { version: 119, packages: ['@sparticuz/chromium@119.0.2', 'puppeteer-core@21.5.2'] },
  { version: 112, packages: ['@sparticuz/chromium@112.0.2', 'puppeteer-core@19.8.5'] }
]
const viewport = { width: 390, height: 844, deviceScaleFactor: 1 }

/** What both Playwright and Puppeteer have. */
interface WalkedPage {
  goto(url: string, options: { waitUntil: 'load' }): Promise<unknown>
  type(selector: string, text: string): Promise<void>
  click(selector: string): Promise<void>
  waitForSelector(selector: string): Promise<unknown>
  evaluate<T>(script: string): Promise<T>
  screenshot(): Promise<Uint8Array>
  on(event: 'pageerror', listener: (error: Error) => void): unknown
  close(): Promise<void>
}

interface OldBrowser {
  newPage(): Promise<WalkedPage & { setViewport(size: typeof viewport): Promise<void> }>
  close(): Promise<void>
}

const examples = await createDemoData()
const site = await startSiteServer(examples.folder)
const fetched = mkdtempSync(join(tmpdir(), 'ramal-browsers-'))
let failed = 0
try {
  mkdirSync(pictures, { recursive: true })
  const today = await walkToday()
  for (const { version, packages } of oldBrowsers) {
    const found = await walkOld(join(fetched, String(version)), packages)
    for (const [name, picture] of found.pictures) {
      const beside = today.get(name)
      if (beside) await saveSideBySide(`${name}-${version}`, [picture, beside])
    }
    failed += found.errors.length
    console.log(
      `Chromium ${version}: ${found.pictures.size} screens, ${found.errors.length} errors`
    )
    for (const error of found.errors) console.log(`  ${error}`)
  }
  console.log(`Pictures, each beside today's: ${pictures}`)
} finally {
  await site.stop()
  examples.remove()
  rmSync(fetched, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0

type Pictures = Map<string, Uint8Array>

async function walkToday(): Promise<Pictures> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport, locale: 'es-ES' })
  try {
    return await walk(page as WalkedPage)
  } finally {
    await browser.close()
  }
}

async function walkOld(
  folder: string,
  packages: readonly string[]
): Promise<{ pictures: Pictures; errors: string[] }> {
  const { launch, executablePath } = await fetchBrowser(folder, packages)
  const browser = await launch({
    executablePath,
    args: ['--headless', '--single-process', '--no-zygote', '--no-sandbox', '--lang=es-ES'],
    timeout: 60_000
  })
  const errors: string[] = []
  try {
    const page = await browser.newPage()
    await page.setViewport(viewport)
    page.on('pageerror', error => errors.push(error.message))
    return { pictures: await walk(page), errors }
  } catch (error) {
    return { pictures: new Map(), errors: [...errors, String(error)] }
  } finally {
    await browser.close().catch(() => {})
  }
}

interface Fetched {
  executablePath: string
  launch(options: object): Promise<OldBrowser>
}

async function fetchBrowser(folder: string, packages: readonly string[]): Promise<Fetched> {
  mkdirSync(folder)
  execFileSync('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    ...packages
  ])
  const { resolve } = createRequire(join(folder, 'package.json'))
  const unpack = `import('@sparticuz/chromium').then(({ default: one }) => one.executablePath()).then(console.log)`
  const executablePath = execFileSync(process.execPath, ['--eval', unpack], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8'
  }).trim()
  const { default: puppeteer } = await import(pathToFileURL(resolve('puppeteer-core')).href)
  return { executablePath, launch: options => puppeteer.launch(options) }
}

/** Visits, signs in, narrows a search, opens an ad and its form; a picture of each screen. */
async function walk(page: WalkedPage): Promise<Pictures> {
  const found: Pictures = new Map()
  const open = (path: string) => page.goto(site.origin + path, { waitUntil: 'load' })
  const take = async (name: string) => {
    await page.evaluate(
      'document.fonts.ready.then(() => new Promise(done => setTimeout(done, 800)))'
    )
    found.set(name, await page.screenshot())
  }
  await open('/')
  await page.evaluate(`localStorage.setItem('menu-visto', '1')`)
  await take('home')
  await open('/jobs?housing=si')
  await take('jobs')
  const job = await page.evaluate<string>(
    `document.querySelector('main article a[href^="/jobs/"]').getAttribute('href')`
  )
  await open(job)
  await take('job')
  await open('/candidates')
  await take('candidates')
  await open('/auth?register=true')
  await take('register')
  await open('/auth')
  await page.type('input[name=username]', demoUsers.employer)
  await page.type('input[name=password]', demoUsers.password)
  await page.click('form button[type=submit]')
  await page.waitForSelector('.avatar-button :is([data-initials], img)')
  await open('/post-job')
  await take('post-job')
  await open('/applications')
  await take('applications')
  await open('/profile')
  await take('profile')
  await page.close()
  return found
}

async function saveSideBySide(name: string, both: readonly Uint8Array[]): Promise<void> {
  const { width, height } = viewport
  await sharp({ create: { width: width * 2 + 20, height, channels: 3, background: '#888' } })
    .composite(
      both.map((input, index) => ({
        input: Buffer.from(input),
        left: index * (width + 20),
        top: 0
      }))
    )
    .png()
    .toFile(join(pictures, `${name}.png`))
}

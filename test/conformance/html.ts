import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { launchBrowser } from '#site/e2e/browser.ts'
import type { Outcome } from './outcome.ts'
import { screens } from './screens.ts'
import { installFromNpm, run } from './tools.ts'

const Report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.optional(z.string()),
      message: z.string(),
      extract: z.optional(z.string())
    })
  )
})

interface Page {
  name: string
  html: string
}

/** The W3C's checker on every screen, as the server sends it and as the browser shows it. */
export async function checkHtml(
  origin: string,
  sessions: Record<string, string>
): Promise<Outcome[]> {
  if (run('java', ['-version']).status !== 0) {
    console.log('Java is missing, so the HTML checker was not run: apt-get install default-jre')
    return []
  }
  const folder = installFromNpm('vnu-jar', '26.9.27')
  if (!folder) return []
  const pages = await openScreens(origin, sessions)
  return checkPages(join(folder, 'build/dist/vnu.jar'), pages)
}

async function openScreens(origin: string, sessions: Record<string, string>): Promise<Page[]> {
  const browser = await launchBrowser()
  const visits = [
    { who: 'visitor', cookies: '', paths: [...screens.visitor, await newestJob(origin)] },
    ...Object.entries(sessions).map(([who, cookies]) => ({ who, cookies, paths: screens.account }))
  ]
  const pages: Page[] = []
  for (const { who, cookies, paths } of visits) {
    const context = await browser.newContext({ locale: 'es-ES' })
    await context.addCookies(parseCookies(cookies, origin))
    for (const path of paths) {
      const page = await context.newPage()
      const response = await page.goto(origin + path, { waitUntil: 'networkidle' })
      pages.push({ name: `${path} of a ${who}, as sent`, html: (await response?.text()) ?? '' })
      pages.push({ name: `${path} of a ${who}, as shown`, html: await page.content() })
      await page.close()
    }
    await context.close()
  }
  await browser.close()
  return pages
}

async function newestJob(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/jobs?limit=1`)
  const { jobs } = await response.json()
  return `/jobs/${jobs[0].id}`
}

function parseCookies(header: string, url: string) {
  return header
    .split('; ')
    .filter(Boolean)
    .map(cookie => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url }
    })
}

function checkPages(jar: string, pages: Page[]): Outcome[] {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-html-'))
  const files = pages.map(({ html }, nth) => {
    const file = join(folder, `${nth}.html`)
    writeFileSync(file, html)
    return file
  })
  const { stdout } = run('java', [
    '-jar',
    jar,
    '--errors-only',
    '--format',
    'json',
    '--stdout',
    ...files
  ])
  rmSync(folder, { recursive: true })
  const { messages } = Report.parse(JSON.parse(stdout))
  return pages.map(({ name }, nth) => ({
    name: `HTML of ${name}`,
    problems: messages
      .filter(({ type, url }) => type === 'error' && url?.endsWith(`/${nth}.html`))
      .map(({ message, extract = '' }) => `${message} ${extract.replaceAll('\n', ' ')}`)
  }))
}

import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths, publicPaths } from '#site/e2e/accessibility/screen-paths.ts'
import { copySources } from './board/copied-sources.ts'
import { type ClientFactory, createClientFactory } from './board/http-client.ts'
import { postJobAs, type SignedInClient, signUp } from './builders/api-fixtures.ts'
import { readSentences } from './documents/sentences.ts'
import { type ServiceProcess, spawnService, startScript } from './servers/service-process.ts'

const brand = 'Cabestro'
const address = 'Calle Mayor 1, 40001 Segovia'
const startMs = 600_000

/** Where a text has the name of the program: public names, as those of metrics and cookies, are longer words. */
const foundIn = (text: string) =>
  [...text.matchAll(/.{0,40}\bramal\b.{0,40}/gi)].map(([found]) => found)

/** What is read of a page. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="9"/></svg>'
const terms = `---
version: 7
date: 2027-01-10
validFrom: 2027-02-10
changes: dice quién paga.
---
Lo lleva %%operatorName%%.

## Quién paga

Nadie: es *gratis*.
`

const settingsOf = (folder: string) => ({
  BRAND: brand,
  DATA_DIR: join(folder, '.data'),
  DATABASE_URL: '',
  SOURCE_URL: 'https://example.org/code',
  OPERATOR_ADDRESS: address,
  LOGO_FILE: 'own/logo.svg',
  LEGAL_DIR: 'own/legal'
})

describe('a board of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'board-'))
  let service: ServiceProcess | undefined
  let board: ClientFactory
  let employer: SignedInClient
  let applicant: SignedInClient
  let job: string

  beforeAll(async () => {
    copySources(folder)
    mkdirSync(join(folder, 'own/legal'), { recursive: true })
    writeFileSync(join(folder, 'own/logo.svg'), logo)
    writeFileSync(join(folder, 'own/legal/terms.md'), terms)
    service = await spawnService(settingsOf(folder), startScript, 'ignore', folder)
    board = createClientFactory(service.url)
    employer = await signUp(board, 'employer')
    applicant = await signUp(board, 'applicant')
    job = (await postJobAs(employer)).id
  }, startMs)
  afterAll(async () => {
    await service?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('has no other name in the files of its pages', () => {
    const files = globSync('dist/site/**/*.{html,js,svg,webmanifest}', { cwd: folder })
    expect(files.length).toBeGreaterThan(100)
    const found = files.flatMap(file =>
      foundIn(readFileSync(join(folder, file), 'utf8')).map(text => `${file}: ${text}`)
    )
    expect(found).toEqual([])
    expect(readFileSync(join(folder, 'dist/site/index.html'), 'utf8')).toMatch(
      new RegExp(`<title>${brand} · `)
    )
    const manifest = JSON.parse(
      readFileSync(join(folder, 'dist/site/manifest.webmanifest'), 'utf8')
    )
    expect(manifest).toMatchObject({ name: `${brand}: empleo con caballos`, short_name: brand })
  })

  test('has no other name in what the server fills', async () => {
    const files = ['/feed.xml', '/feed.json', '/ofertas.xml', '/sitemap.xml', '/robots.txt']
    const more = ['/en', '/en/jobs', '/en/jobs/{job}', '/en/auth', '/openapi.json', '/buzon']
    const visitor = board.createClient()
    const read = [
      ...[...publicPaths, ...files, ...more].map(path => [visitor, path] as const),
      ...accountPaths.flatMap(path => [[employer, path] as const, [applicant, path] as const])
    ]
    for (const [client, path] of read) {
      const { body } = await client.get(path.replace('{job}', job))
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      expect([path, foundIn(text)]).toEqual([path, []])
    }
  })

  test('says nothing of the place and the year of Ramal', async () => {
    const visitor = board.createClient()
    const read = async (path: string) => textOf((await visitor.get(path)).body)
    const about = await read('/about')
    expect(about).toContain(
      `${brand} es un sitio especializado en empleo con caballos. Reúne los puestos de cuadra`
    )
    expect(about).toContain(`© ${brand}. Gratis y sin intermediarios`)
    expect(about).not.toMatch(/Madrid|\b2023\b/)
    expect(await read('/contact')).toContain(`Ubicación${address}`)
    expect(await read('/en')).toContain(`© ${brand}. Free and without agencies`)
  })

  test('has its logo in the place of the mark', async () => {
    const visitor = board.createClient()
    expect((await visitor.get('/favicon.svg')).body).toBe(logo)
    expect((await visitor.get('/')).body).toMatch(
      /class="logo"[^>]*>\s*<img src="\/favicon\.svg" width="30" height="30" alt="">/
    )
    for (const name of ['icon-192.png', 'apple-touch-icon.png', 'favicon.ico', 'og.png']) {
      const drawn = readFileSync(join(folder, 'dist/site', name))
      expect(drawn.equals(readFileSync(`site/public/${name}`)), name).toBe(false)
    }
  })

  test('has its terms, which an account accepts by registering', async () => {
    const { body } = await board.createClient().get('/terms')
    const words = textOf(body)
    expect(words).toContain(
      'Última actualización: 10 de enero de 2027 Versión 7 La versión 7 dice quién paga. Para las cuentas de antes vale desde el 10 de febrero de 2027.'
    )
    expect(words).toContain(`Lo lleva ${brand}.`)
    expect(body).toContain('<h2 id="quién-paga">Quién paga</h2>')
    expect(body).toContain('<a href="#quién-paga">Quién paga</a>')
    expect(body).toContain('<em>gratis</em>')
    const { status, stdout } = spawnSync(
      process.execPath,
      ['cli/main.ts', 'events', 'stream', `user-${employer.id}`, '--json'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, ...settingsOf(folder) } }
    )
    expect(status).toBe(0)
    expect(stdout).toMatch(/"termsVersion":\s*7/)
  })

  test('has no other name in words, refusals, contracts and the API', () => {
    const file = join(folder, 'environment')
    writeFileSync(file, `BRAND=${brand}\n`)
    const sentences = readSentences(`--env-file=${file}`)
    expect(sentences.some(({ text }) => text.includes(brand))).toBe(true)
    expect(sentences.filter(({ text }) => foundIn(text).length)).toEqual([])
  }, 120_000)

  test('has no other name in its e-mails', () => {
    const args = ['run', 'services/mail/plan/english-mails.test.ts', '-t', 'the name of the board']
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, BRAND: brand, TEST_DATABASE: 'server', TEST_SUMMARY: '' }
      }
    )
    expect(status, stdout).toBe(0)
    expect(stdout).toContain('1 passed')
  }, 300_000)
})

import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths, publicPaths } from '#site/e2e/accessibility/screen-paths.ts'
import { copySources } from './board/copied-sources.ts'
import { type ClientFactory, createClientFactory, type HttpClient } from './board/http-client.ts'
import { postJobAs, signUp } from './builders/api-fixtures.ts'
import { readSentences } from './documents/sentences.ts'
import { type ServiceProcess, spawnService, startScript } from './servers/service-process.ts'

const brand = 'Cabestro'
const startMs = 600_000

/** Where a text has the name of the program: public names, as those of metrics and cookies, are longer words. */
const foundIn = (text: string) =>
  [...text.matchAll(/.{0,40}\bramal\b.{0,40}/gi)].map(([found]) => found)

/** The product's own name, by which assistants tell servers apart, and the word for a rope. */
const kept: Record<string, string[]> = {}

describe('a board with another name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'board-'))
  let service: ServiceProcess | undefined
  let board: ClientFactory
  let employer: HttpClient
  let applicant: HttpClient
  let job: string

  beforeAll(async () => {
    copySources(folder)
    const settings = {
      BRAND: brand,
      DATA_DIR: join(folder, '.data'),
      DATABASE_URL: '',
      SOURCE_URL: 'https://example.org/code'
    }
    service = await spawnService(settings, startScript, 'ignore', folder)
    board = createClientFactory(service.url)
    const signedUp = await signUp(board, 'employer')
    employer = signedUp
    applicant = await signUp(board, 'applicant')
    job = (await postJobAs(signedUp)).id
  }, startMs)
  afterAll(async () => {
    await service?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('has no other in the files of its pages', () => {
    const files = globSync('dist/{site,render}/**/*.{html,js,svg,webmanifest}', { cwd: folder })
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

  test('has no other in what the server fills', async () => {
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
      expect([path, foundIn(text)]).toEqual([path, kept[path] ?? []])
    }
  })
})

describe('with another name', () => {
  test('words, refusals, contracts and the API say no other', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'board-')), 'environment')
    writeFileSync(file, `BRAND=${brand}\n`)
    const sentences = readSentences(`--env-file=${file}`)
    expect(sentences.some(({ text }) => text.includes(brand))).toBe(true)
    expect(sentences.filter(({ text }) => foundIn(text).length)).toEqual([])
  }, 120_000)

  test('every e-mail says no other', () => {
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

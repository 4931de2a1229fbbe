import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from './builders/api-fixtures.ts'
import { copySources } from './board/copied-sources.ts'
import { createClientFactory } from './board/http-client.ts'
import { type ServiceProcess, spawnService, startScript } from './servers/service-process.ts'

/** As long as a machine with other work takes to build the pages of three languages. */
const startMs = 600_000

describe('a language that is added as a folder of words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-language-'))
  let service: ServiceProcess | undefined
  beforeAll(() => {
    copySources(folder)
    addWords(folder)
    edit(folder, 'events/aggregates/languages.ts', "['es', 'en']", "['es', 'en', 'xx']")
  })
  afterAll(async () => {
    await service?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test(
    'lacks its name in two files, which the compiler names',
    () => {
      expect(filesThatDoNotCompile(folder)).toEqual([
        'services/words/all.ts',
        'services/words/languages.ts'
      ])
    },
    startMs
  )

  test(
    'has its pages, which the others offer, and its e-mails',
    async () => {
      edit(folder, 'services/words/languages.ts', "en: 'English'", "en: 'English', xx: 'Xx'")
      edit(folder, 'services/words/all.ts', 'import', "import * as xx from './xx/index.ts'\nimport")
      edit(folder, 'services/words/all.ts', '{ es, en }', '{ es, en, xx }')
      const settings = { DATA_DIR: join(folder, '.data'), MAIL_URL: '', DATABASE_URL: '' }
      service = await spawnService(settings, startScript, 'ignore', folder)
      const board = createClientFactory(service.url)
      const read = async (path: string): Promise<string> =>
        (await board.createClient().get(path)).body

      const list = await read('/xx/jobs')
      expect(list).toContain('<html lang="xx">')
      expect(list).toContain('¤No jobs have been published yet</h1>')
      expect(await read('/jobs')).toMatch(/hreflang="xx" href="[^"]+\/xx\/jobs"/)
      expect(await read('/en/jobs')).toContain('lang="xx" aria-label="Xx" hidden>¤This page')
      expect(await read('/sitemap.xml')).toContain('/xx/jobs</loc>')

      const candidate = await signUp(board, 'applicant', { language: 'xx' })
      expect((await candidate.get('/api/user')).body).toMatchObject({ language: 'xx' })
      await expect
        .poll(() => read('/buzon'), { timeout: 20_000 })
        .toContain('¤Until you confirm this address')
    },
    startMs
  )
})

/** The English words, each constant with a sign before it. */
function addWords(folder: string): void {
  const words = join(folder, 'services/words/xx')
  cpSync('services/words/en', words, { recursive: true })
  for (const file of globSync(`${words}/**/*.ts`)) {
    const marked = readFileSync(file, 'utf8').replace(/^(export const \w+ =\s+['`])/gm, '$1¤')
    if (!file.endsWith('/speech.ts')) writeFileSync(file, marked)
  }
  edit(folder, 'services/words/xx/speech.ts', "language = 'en'", "language = 'xx'")
  edit(folder, 'services/words/xx/speech.ts', "localPath('en'", "localPath('xx'")
}

function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, source.replace(from, to))
}

function filesThatDoNotCompile(cwd: string): string[] {
  const compiler = 'node_modules/typescript-7/bin/tsc'
  try {
    execFileSync(process.execPath, [compiler, '--noEmit', '-p', '.'], { cwd, encoding: 'utf8' })
    return []
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return [
      ...new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))
    ].sort()
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isMistaken } from './checker-exclusions.ts'
import { installFromNpm, skip } from '../programs/install-testers.ts'
import { openScreens, type Screen } from './open-screens.ts'
import type { Outcome } from './outcome.ts'
import { runProgram } from '../programs/run-program.ts'

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

/** The W3C's checker on every screen and state, as the server sends it and as the browser shows it. */
export async function checkHtml(origin: string): Promise<Outcome[]> {
  const folder = await installFromNpm('vnu-jar', '26.9.27')
  if (!folder) return []
  const jar = join(folder, 'build/dist/vnu.jar')
  if ((await runProgram('java', ['-jar', jar, '--version'])).status !== 0)
    return skip('vnu', 'Java 11 or later is missing: apt-get install default-jre-headless') ?? []
  return checkPages(jar, await openScreens(origin))
}

async function checkPages(jar: string, pages: Screen[]): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-html-'))
  const files = pages.map(({ html }, index) => {
    const file = join(folder, `${index}.html`)
    writeFileSync(file, html)
    return file
  })
  const options = ['--errors-only', '--format', 'json', '--stdout']
  const { stdout } = await runProgram('java', ['-jar', jar, ...options, ...files])
  rmSync(folder, { recursive: true })
  const { messages } = Report.parse(JSON.parse(stdout))
  return pages.map(({ name }, index) => ({
    name: `HTML of ${name}`,
    problems: messages
      .filter(({ type, url }) => type !== 'info' && url?.endsWith(`/${index}.html`))
      .map(({ message, extract = '' }) => `${message} ${extract.replaceAll('\n', ' ')}`)
      .filter(message => !isMistaken(message))
  }))
}

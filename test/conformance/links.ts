import { join } from 'node:path'
import * as z from 'zod/mini'
import { installFromNpm } from '../programs/install-testers.ts'
import type { Outcome } from './outcome.ts'
import { runProgram } from '../programs/run-program.ts'

const Report = z.object({
  links: z.array(
    z.object({
      url: z.string(),
      state: z.string(),
      status: z.optional(z.number()),
      parent: z.optional(z.string())
    })
  )
})

/** Follows every link of the site from the front page; addresses of others are not requested. */
export async function checkLinks(origin: string): Promise<Outcome[]> {
  const folder = await installFromNpm('linkinator', '8.1.0')
  if (!folder) return []
  const { stdout, stderr } = await runProgram(process.execPath, [
    join(folder, 'build/src/cli.js'),
    origin,
    '--recurse',
    '--format',
    'json',
    '--concurrency',
    '4',
    '--skip',
    `^(?!${origin})`
  ])
  const start = stdout.indexOf('{')
  if (start < 0) return [{ name: 'links of the site', problems: [stderr] }]
  const { links } = Report.parse(JSON.parse(stdout.slice(start)))
  const broken = links.filter(({ state }) => state === 'BROKEN')
  const followed = links.filter(({ state }) => state === 'OK').length
  return [
    {
      name: `${followed} links of the site`,
      problems: broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`)
    }
  ]
}

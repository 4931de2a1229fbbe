import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type WorkerFixtures } from '../fixtures.ts'
import { startSiteServer } from '../site-server.ts'

/** The moment of every picture: a Monday at noon. */
export const moment = new Date('2026-11-02T11:00:00Z')

const clock = join(import.meta.dirname, 'fixed-clock.mjs')
const env = { CLOCK_START: moment.toISOString(), NODE_OPTIONS: `--import ${clock}` }

/** The server of a board with the same people, ids and dates in each run. */
export const test = base.extend<object, Pick<WorkerFixtures, 'server'>>({
  server: [
    async ({ serverEnv }, use) => {
      const folder = fillBoard()
      const server = await startSiteServer(folder, { ...env, ...serverEnv })
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 }
  ]
})

function fillBoard(): string {
  const script = join(import.meta.dirname, 'fill-board.ts')
  const printed = execFileSync(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...env, FIXED_IDS: '1' },
    encoding: 'utf8'
  })
  return printed.trim()
}

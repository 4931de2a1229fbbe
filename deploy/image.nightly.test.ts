import { randomBytes } from 'node:crypto'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productionSettings } from '#test/board/config.ts'
import { freePort } from '#test/servers/postgres-server.ts'
import { copiedPaths, layOutImage, startCommand } from './image-files.ts'

describe('the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-image-'))
  let service: ChildProcess
  let url: string

  beforeAll(async () => {
    layOutImage(folder)
    const port = String(await freePort())
    url = `http://127.0.0.1:${port}`
    service = start(folder, port)
    await waitUntilReady(service, `${url}/health/ready`)
    // The first start creates the database.
  }, 150_000)

  afterAll(() => {
    service.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  test('holds what the server runs, and neither tests, load tests nor sample data', () => {
    expect(readdirSync(folder).sort()).toEqual([...copiedPaths, 'data'].sort())
    expect(copiedPaths).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(loadtests|demo|test|site)\b/)])
    )
    const testFiles =
      '{events,projections,services,workers,composition,cli}/**/{*.test.*,*.mmdb,event-samples.json}'
    expect(globSync(testFiles, { cwd: folder })).toEqual([])
  })

  test('serves pages and the API with the dependencies of production', async () => {
    const [page, jobs] = await Promise.all([fetch(url), fetch(`${url}/api/jobs`)])
    expect([page.status, jobs.status]).toEqual([200, 200])
    expect(await page.text()).toContain('</html>')
    expect(await jobs.json()).toMatchObject({ jobs: [] })
  })

  test('ends by itself on SIGTERM', async () => {
    service.kill('SIGTERM')
    expect(await once(service, 'exit')).toEqual([0, null])
  })
})

function start(folder: string, port: string): ChildProcess {
  const [, ...args] = startCommand
  return spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...productionSettings,
      LOG_LEVEL: 'warn',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      SESSION_SECRET: randomBytes(32).toString('base64'),
      VAULT_KEY: randomBytes(32).toString('base64')
    }
  })
}

async function waitUntilReady(service: ChildProcess, address: string): Promise<void> {
  const isReady = () =>
    fetch(address).then(
      response => response.ok,
      () => false
    )
  while (!(await isReady())) {
    if (service.exitCode !== null) throw new Error(`the server ended with ${service.exitCode}`)
    await setTimeout(50)
  }
}

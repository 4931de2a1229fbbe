import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { jobRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { createClientFactory, type HttpClient } from '#test/board/http-client.ts'
import { freePort } from '#test/servers/postgres-server.ts'
import { spawnService } from '#test/servers/service-process.ts'
import { createMigratedDatabase, startSecrets } from '#test/board/startable-service.ts'
import { layOutImage, startCommand } from './image-files.ts'

describe('an upgrade of two processes, one after the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-upgrade-'))
  let later: ChildProcess | undefined
  afterAll(() => {
    later?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  /** This program with a later version of a read table, which its start rebuilds. */
  function layOutLaterVersion(): void {
    layOutImage(folder)
    const file = join(folder, 'projections/jobs/tables/project.ts')
    const text = readFileSync(file, 'utf8')
    const later = text.replace(/version: (\d+)/, (_, version) => `version: ${Number(version) + 1}`)
    expect(later).not.toBe(text)
    writeFileSync(file, later)
  }

  /** Resolves with its address once it is ready. */
  async function startLaterVersion(env: Record<string, string>): Promise<string> {
    const port = String(await freePort())
    const [, ...args] = startCommand
    later = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', THROTTLE: 'off', ...env, PORT: port }
    })
    const url = `http://127.0.0.1:${port}`
    while (!(await isOk(`${url}/health/ready`))) {
      expect(later.exitCode).toBeNull()
      await setTimeout(20)
    }
    return url
  }

  const isOk = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false
    )

  test('answers every read, and every write at the latest when it is repeated', async () => {
    layOutLaterVersion()
    const { url: DATABASE_URL, db } = await createMigratedDatabase()
    const env = { ...startSecrets, DATABASE_URL, DATA_DIR: folder, ROLE: 'api' }
    const old = await spawnService(env)
    const employer = await signUp(createClientFactory(old.url), 'employer')
    const { id } = await postJobAs(employer)
    let newUrl = ''
    const failures: string[] = []
    const reading = (async () => {
      while (!newUrl) {
        for (const path of ['/health/ready', '/jobs', `/jobs/${id}`, '/api/jobs?keyword=moza'])
          if (!(await isOk(old.url + path))) failures.push(path)
        await setTimeout(50)
      }
    })()
    const posted: string[] = []
    const writing = (async () => {
      while (!newUrl) {
        posted.push(await postRepeatedly(employer, () => newUrl))
        await setTimeout(50)
      }
    })()
    newUrl = await startLaterVersion(env)
    await Promise.all([reading, writing])
    expect(failures).toEqual([])
    expect(await isOk(`${old.url}/health/ready`)).toBe(true)
    await old.stop()
    const visitor = createClientFactory(newUrl).createClient()
    expect(posted.length).toBeGreaterThan(1)
    for (const job of posted)
      expect(await visitor.get(`/api/jobs/${job}`)).toMatchObject({ status: 200 })
    await db.close()
  }, 240_000)

  /** To the old process until the new one is there; the id of the job. */
  async function postRepeatedly(employer: HttpClient, newUrl: () => string): Promise<string> {
    const headers = { 'Idempotency-Key': newId() }
    for (;;) {
      const cookie = [...employer.cookies].map(pair => pair.join('=')).join('; ')
      const { status, body } = newUrl()
        ? await createClientFactory(newUrl())
            .createClient()
            .post('/api/jobs', jobRequest, { ...headers, Cookie: cookie })
        : await employer.post('/api/jobs', jobRequest, headers)
      if (status === 201) return body.id
      expect(status).toBe(503)
      await setTimeout(50)
    }
  }
})

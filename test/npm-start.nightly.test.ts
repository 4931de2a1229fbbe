import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from './servers/postgres-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-npm-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(process.platform === 'win32')('SIGTERM to npm start', () => {
  test.each(['start', 'run demo'])(
    'ends the server of npm %s, and npm after it',
    async command => {
      const port = await freePort()
      const env = {
        ...process.env,
        NODE_ENV: '',
        PORT: String(port),
        LOG_LEVEL: 'silent',
        DATA_DIR: join(folder, command)
      }
      // A supervisor gives it a session of its own, and signals npm alone.
      const npm = spawn('npm', command.split(' '), { env, detached: true, stdio: 'ignore' })
      const isServing = () =>
        fetch(`http://127.0.0.1:${port}/health/ready`).then(
          ({ ok }) => ok,
          () => false
        )
      try {
        await expect.poll(isServing, { timeout: 120_000 }).toBe(true)
        npm.kill('SIGTERM')
        await Promise.race([once(npm, 'exit'), setTimeout(15_000)])
        expect(npm.exitCode ?? npm.signalCode).not.toBeNull()
        expect(await isServing()).toBe(false)
      } finally {
        endGroup(npm.pid)
      }
    },
    180_000
  )
})

/** What a failed test left; nothing otherwise. */
function endGroup(id: number | undefined): void {
  try {
    if (id) process.kill(-id, 'SIGKILL')
  } catch {}
}

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { lockDirectory } from '#events/database/directory-lock.ts'
import { testVaultKey } from '#test/events/event-builders.ts'

const main = join(import.meta.dirname, 'main.ts')
const waits = 'espero hasta 30 segundos'

interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** Runs a command in an empty folder, with these variables alone. */
function ops(env: Record<string, string>, ...argv: string[]) {
  const cwd = join(inject('folder'), newId())
  mkdirSync(cwd)
  const inherited = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: join(inject('folder'), 'compiled')
  }
  const shell = { cwd, env: { ...inherited, ...env } }
  const ended = new Promise<Ended>(resolve => {
    const child = execFile(process.execPath, [main, ...argv], shell, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    )
    child.stderr?.on('data', (text: string) => text.includes(waits) && hasBegunToWait())
  })
  let hasBegunToWait = () => {}
  const waiting = new Promise<void>(resolve => {
    hasBegunToWait = resolve
  })
  return { cwd, ended, waiting }
}

describe('the command line on a fresh checkout', () => {
  test.each([
    [['--help'], 0, 'projection rebuild [NAME]'],
    [['status', '--nonsense'], 1, 'No entiendo la orden'],
    [['user', 'delete', 'ana', '--json'], 1, '{"error":"Falta --reason"}']
  ])('answers %j without a database or secrets, and leaves nothing', async (argv, code, text) => {
    const { cwd, ended } = ops({ PORT: 'no number' }, ...argv)
    const { stdout, ...result } = await ended
    expect(result).toEqual({ code, stderr: '' })
    expect(stdout).toContain(text)
    expect(existsSync(join(cwd, '.data'))).toBe(false)
  })

  test('says that secrets are missing, and leaves nothing', async () => {
    const { cwd, ended } = ops({}, 'status')
    expect(await ended).toMatchObject({ code: 1, stderr: expect.stringContaining('Faltan') })
    expect(existsSync(join(cwd, '.data'))).toBe(false)
  })
})

describe('the command line beside an embedded board', () => {
  const secrets = { SESSION_SECRET: 'a test that is long enough to seal', VAULT_KEY: testVaultKey }

  test.each([
    [
      'is ending, and listens no longer',
      async () => ({ opsPort: await closedPort(), opsToken: 'x' })
    ],
    ['is starting, and does not listen yet', async () => ({})]
  ])(
    'that %s waits for the lock, then runs',
    async (_, findHolder) => {
      const directory = join(inject('folder'), newId())
      const lock = lockDirectory(directory)
      lock.writeHolder(await findHolder())
      const { ended, waiting } = ops({ ...secrets, DATA_DIR: directory }, 'status')
      await waiting
      lock.release()
      const { stdout, stderr } = await ended
      expect(stdout).toContain('La base de datos está vacía: arranca antes Ramal')
      expect(stderr.split(waits)).toHaveLength(2)
      expect(stderr).not.toContain('fetch failed')
    },
    60_000
  )
})

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

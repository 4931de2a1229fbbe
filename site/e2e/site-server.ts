import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { ipLocationEnv } from '#test/board/ip-location.ts'
import { freePort } from '#test/servers/postgres-server.ts'
import { startScript } from '#test/servers/service-process.ts'

export interface SiteServer {
  origin: string
  /** Runs a command of `npm run ops` against this server. */
  runOps(...argv: string[]): void
  stop(): Promise<void>
}

/** The real server on the built site, with a copy of the sample data or empty. */
export async function startSiteServer(
  exampleData: string | undefined,
  env: Record<string, string> = {}
): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-served-'))
  if (exampleData) cpSync(exampleData, folder, { recursive: true })
  const server = spawn(process.execPath, startScript, {
    env: {
      PATH: process.env['PATH'],
      THROTTLE: 'off',
      LOG_LEVEL: 'error',
      PORT: String(await freePort()),
      DATA_DIR: folder,
      TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
      SOCIAL_LINKS: 'Instagram=https://example.org/cuadra',
      SOURCE_URL: 'https://example.org/codigo',
      ...ipLocationEnv,
      ...env
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const origin = await readOrigin(server)
  await waitUntilReady(origin)
  return {
    origin,
    runOps(...argv) {
      const { status, stderr } = spawnSync(process.execPath, ['cli/main.ts', ...argv], {
        env: { PATH: process.env['PATH'], DATA_DIR: folder },
        encoding: 'utf8'
      })
      if (status !== 0) throw new Error(stderr)
    },
    stop: async () => {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** The server listens before its database is open. */
async function waitUntilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/health/ready`)).ok) await setTimeout(50)
}

/** Consumes the output for as long as the server runs: once the pipe is closed, its next line of log would end it with EPIPE. */
function readOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!server.stdout) throw new Error('the server has no output to read')
    createInterface({ input: server.stdout })
      .on('line', line => {
        const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? []
        if (origin) resolve(origin)
      })
      .on('close', () => reject(new Error('the server ended before it was ready')))
  })
}

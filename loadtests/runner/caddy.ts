import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/servers/postgres-server.ts'

export interface TlsProxy {
  httpPort: number
  httpsPort: number
  /** Of Caddy's own authority, which signs certificates for localhost; undefined before it has made one. */
  readRootCertificate(): string | undefined
  /** What it has logged so far. */
  log(): string
  stop(): Promise<void>
}

/** Starts Caddy with the Caddyfile of the repository, adapted to local ports and folders. It logs all that it can. */
export async function startCaddy(ports: readonly number[], hsts?: string): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-tls-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, renderConfiguration(ports, httpPort, httpsPort))
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      APP_ORIGIN: 'https://localhost',
      HSTS: hsts
    },
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let log = ''
  caddy.stderr.on('data', chunk => {
    log += chunk
  })
  return {
    httpPort,
    httpsPort,
    readRootCertificate() {
      try {
        return readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8')
      } catch {
        return undefined
      }
    },
    log: () => log,
    stop: () => stopCaddy(caddy, folder)
  }
}

function renderConfiguration(ports: readonly number[], http: number, https: number): string {
  return ports
    .reduce(
      (text, own, index) => text.replaceAll(`api-${index + 1}:3000`, `127.0.0.1:${own}`),
      readFileSync('deploy/Caddyfile', 'utf8')
    )
    .replace('http_port 8080', `http_port ${http}`)
    .replace('https_port 8443', `https_port ${https}`)
    .replace('servers {', 'default_bind 127.0.0.1\n\tdebug\n\tservers {')
}

async function stopCaddy(caddy: ChildProcess, folder: string): Promise<void> {
  caddy.kill('SIGTERM')
  if (caddy.exitCode === null) await once(caddy, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

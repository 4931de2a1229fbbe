import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#test/postgres-server.ts'

export interface ReverseProxy {
  url: string
  stop(): Promise<void>
}

export function requireNginx(): void {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('nginx is not on the path: apt-get install nginx-light')
  }
}

/** The very nginx.conf of the repository, with this machine's ports and folders in it. */
export async function startNginx(ports: readonly number[]): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-proxy-'))
  // Started as root, nginx works as somebody else, who has to get in.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, renderConfiguration(ports, port, folder))
  const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
  return { url: `http://127.0.0.1:${port}`, stop: () => stopNginx(nginx, folder) }
}

function renderConfiguration(ports: readonly number[], port: number, folder: string): string {
  return ports
    .reduce(
      (text, own, nth) => text.replace(`api-${nth + 1}:3000`, `127.0.0.1:${own}`),
      readFileSync('nginx.conf', 'utf8')
    )
    .replace('error_log stderr warn', 'error_log stderr crit')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/srv/site', resolve('dist/site'))
}

async function stopNginx(nginx: ChildProcess, folder: string): Promise<void> {
  nginx.kill('SIGQUIT')
  await once(nginx, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

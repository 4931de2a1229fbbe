import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#test/servers/postgres-server.ts'

export interface ReverseProxy {
  url: string
  /** What it has logged so far. */
  log(): string
  stop(): Promise<void>
}

export function requireNginx(): void {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('nginx is not on the path: apt-get install nginx-light')
  }
}

/** Starts nginx with the nginx.conf of the repository, adapted to local ports and folders, and with HSTS as its container puts it in. */
export async function startNginx(
  ports: readonly number[],
  hsts = 'max-age=63072000'
): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-proxy-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, renderConfiguration(ports, port, folder).replace('max-age=63072000', hsts))
  // Started as root, nginx would work as another user, who may not read a checkout in root's home folder.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const nginx = spawn('nginx', ['-c', file, '-g', `daemon off;${user}`], {
    stdio: ['ignore', 'inherit', 'pipe']
  })
  let log = ''
  nginx.stderr.on('data', chunk => {
    log += chunk
    process.stderr.write(chunk)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    stop: () => stopNginx(nginx, folder)
  }
}

function renderConfiguration(ports: readonly number[], port: number, folder: string): string {
  return ports
    .reduce(
      (text, own, index) => text.replace(`api-${index + 1}:3000`, `127.0.0.1:${own}`),
      readFileSync('nginx.conf', 'utf8')
    )
    .replaceAll('/tmp/', `${folder}/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('listen [::]:8080', `listen [::1]:${port}`)
    .replace('/srv/site', resolve('dist/site'))
}

async function stopNginx(nginx: ChildProcess, folder: string): Promise<void> {
  nginx.kill('SIGQUIT')
  await once(nginx, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

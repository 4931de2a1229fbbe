import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The containers of one project, whose compose file lies in a folder of its own. */
export interface Board {
  compose(...args: string[]): Promise<string>
  /** Runs lines of a runbook, in which `docker compose` is the program of this engine. */
  script(lines: string): Promise<string>
  /** Runs JavaScript inside a service. */
  runIn(service: string, script: string): Promise<string>
  query(sql: string): Promise<string>
  removeVolume(name: string): Promise<void>
  /** The body of a response to a visitor in the network `outside`, who comes to the service over IPv6. */
  fetchOverIpv6(service: string, path: string): Promise<string>
  /** Resolves once each of these services is healthy. */
  waitUntilHealthy(services: readonly string[]): Promise<void>
  /** Megabytes by service. */
  readMemory(): Promise<Record<string, number>>
}

const project = 'ramal-check'
const targets = { ramal: 'ramal', proxy: 'ramal-proxy', tls: 'ramal-tls' }

const start = promisify(execFile)

/** Resolves with what it prints; what is measured goes on meanwhile. */
async function run(program: string, args: readonly string[], options = {}): Promise<string> {
  const { stdout } = await start(program, args, { maxBuffer: 64 * 1024 * 1024, ...options })
  return stdout
}

const docker = (...args: string[]) => run('docker', args)

/** Throws with a sentence where no engine answers, or where a board runs whose images would be replaced. */
export async function requireFreeEngine(): Promise<void> {
  const { error, status } = spawnSync('docker', ['info'], { stdio: 'ignore' })
  if (error || status !== 0) {
    throw new Error('No engine of containers answers: start Docker, or name one in DOCKER_HOST.')
  }
  const running = await docker('ps', '--quiet', '--filter', 'ancestor=ramal')
  if (running.trim()) {
    throw new Error(
      'A board runs on this engine: the check would replace its images and needs its networks.'
    )
  }
}

/** What git has under this name, in a folder, with the secrets of an earlier one and what has to stand in `.env`. */
export function checkOut(ref: string, folder: string, settings: string, earlier?: string): void {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', ref], { maxBuffer: 256 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  writeFileSync(join(folder, '.env'), settings)
  if (earlier) cpSync(join(earlier, 'secrets'), join(folder, 'secrets'), { recursive: true })
  makeSecrets(folder)
}

/** A umask that keeps files from others must not keep them from the containers. */
export function makeSecrets(folder: string): void {
  execFileSync('bash', ['-c', 'umask 077; deploy/make-secrets.sh'], { cwd: folder })
}

export async function buildImages(
  folder: string,
  buildArguments: readonly string[]
): Promise<void> {
  for (const [target, image] of Object.entries(targets)) {
    await run('docker', ['build', ...buildArguments, '--target', target, '--tag', image, '.'], {
      cwd: folder
    })
  }
}

export function openBoard(folder: string, environment: Record<string, string> = {}): Board {
  const isPlugin = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0
  const [program, ...first] = isPlugin ? ['docker', 'compose'] : ['docker-compose']
  const env = { ...process.env, ...environment }
  const compose = (...args: string[]) =>
    run(program as string, [...first, '--project-name', project, ...args], { cwd: folder, env })
  const stateOf = async (service: string) => {
    const format = '{{if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}}'
    const id = (await compose('ps', '--quiet', service)).trim()
    return id ? (await docker('inspect', '--format', format, id)).trim() : 'absent'
  }
  return {
    compose,
    script: lines =>
      run('bash', ['-euc', isPlugin ? lines : `${dockerCompose}\n${lines}`], {
        cwd: folder,
        env: { ...env, COMPOSE_PROJECT_NAME: project }
      }),
    runIn: (service, script) => compose('exec', '-T', service, 'node', '--eval', script),
    query: async sql => {
      const psql = ['psql', '-U', 'postgres', '-d', 'ramal', '-Atc', sql]
      return (await compose('exec', '-T', 'database', ...psql)).trim()
    },
    async removeVolume(name) {
      await docker('volume', 'rm', `${project}_${name}`)
    },
    async fetchOverIpv6(service, path) {
      const network = `${project}_outside`
      const format = `{{(index .NetworkSettings.Networks "${network}").GlobalIPv6Address}}`
      const id = (await compose('ps', '--quiet', service)).trim()
      const address = (await docker('inspect', '--format', format, id)).trim()
      const script = `console.log(await (await fetch('http://[${address}]:8080${path}')).text())`
      const node = ['node', '--input-type=module', '--eval', script]
      return docker('run', '--rm', '--network', network, targets.ramal, ...node)
    },
    async waitUntilHealthy(services) {
      const until = performance.now() + longestWait
      for (;;) {
        const found = await Promise.all(services.map(stateOf))
        const states = services.map((service, index) => `${service} ${found[index]}`)
        if (states.every(state => state.endsWith(' healthy'))) return
        if (performance.now() > until) throw new Error(`not healthy: ${states.join(', ')}`)
        await setTimeout(500)
      }
    },
    async readMemory() {
      const stats = await docker('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}')
      const lines = stats.split('\n').filter(line => line.startsWith(project))
      const memory = lines.map((line): [string, number] => {
        const [name = '', used = ''] = line.split(' ')
        const megabytes = Number.parseFloat(used) * (used.endsWith('GiB') ? 1_024 : 1)
        return [name.slice(project.length + 1, -2), Math.round(megabytes)]
      })
      return Object.fromEntries(memory)
    }
  }
}

/** Of engines before the plugin. */
const dockerCompose =
  'docker() { if [ "$1" = compose ]; then shift; docker-compose "$@"; else command docker "$@"; fi; }'

/** The shell commands below a heading of docs/operations.md, a text for each block. */
export function readRunbook(folder: string, heading: string): string[] {
  const text = readFileSync(join(folder, 'docs/operations.md'), 'utf8')
  const [, section = ''] = text.split(`\n${heading}\n`)
  const [own = ''] = section.split(/^##/m)
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines)
}

/** Milliseconds: the health of a worker is first asked for after a minute. */
const longestWait = 180_000

import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import * as z from 'zod'

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

const start = promisify(execFile)

/** Resolves with what it prints; what is measured goes on meanwhile. */
async function run(program: string, args: readonly string[], options = {}): Promise<string> {
  const { stdout } = await start(program, args, { maxBuffer: 64 * 1024 * 1024, ...options })
  return stdout
}

const docker = (...args: string[]) => run('docker', args)

/** Throws with a sentence where no engine answers, or where a board runs. */
export async function requireFreeEngine(): Promise<void> {
  const { error, status } = spawnSync('docker', ['info'], { stdio: 'ignore' })
  if (error || status !== 0) {
    throw new Error('No engine of containers answers: start Docker, or name one in DOCKER_HOST.')
  }
  const isBoard = 'label=com.docker.compose.service=api-1'
  const running = await docker('ps', '--quiet', '--filter', isBoard)
  if (running.trim()) {
    throw new Error('A board runs on this engine: the check needs its networks and its port.')
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
  for (const [target, image] of readImages(folder)) {
    await run('docker', ['build', ...buildArguments, '--target', target, '--tag', image, '.'], {
      cwd: folder
    })
  }
}

const ComposeFile = z.object({
  services: z.record(
    z.string(),
    z.object({ image: z.string(), build: z.object({ target: z.string() }).optional() })
  )
})

/** The names of the images that the compose file of a folder builds, by target. */
function readImages(folder: string): Map<string, string> {
  const text = readFileSync(join(folder, 'docker-compose.yml'), 'utf8')
  const { services } = ComposeFile.parse(parse(text, { merge: true }))
  const named = (image: string) => image.replace(/\$\{COMPOSE_PROJECT_NAME[^}]*\}/, project)
  return new Map(
    Object.values(services).flatMap(({ image, build }): [string, string][] =>
      build ? [[build.target, named(image)]] : []
    )
  )
}

export function openBoard(folder: string, environment: Record<string, string> = {}): Board {
  const isPlugin = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0
  const [program, ...first] = isPlugin ? ['docker', 'compose'] : ['docker-compose']
  // An engine before the plugin names the images by this variable alone.
  const env = { ...process.env, ...environment, COMPOSE_PROJECT_NAME: project }
  const compose = (...args: string[]) =>
    run(program as string, [...first, ...args], { cwd: folder, env })
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
        env
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
      const withNode = (await compose('ps', '--quiet', 'api-1')).trim()
      const image = (await docker('inspect', '--format', '{{.Config.Image}}', withNode)).trim()
      const node = ['node', '--input-type=module', '--eval', script]
      return docker('run', '--rm', '--network', network, image, ...node)
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

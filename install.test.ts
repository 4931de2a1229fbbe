import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.0' },
    'node_modules/checker': { version: '3.0.0', dev: true },
    'node_modules/of-another-platform': { version: '2.0.0', optional: true }
  }
}

/** What npm leaves in `node_modules`. */
const installed = (version = '1.2.0') => ({
  packages: { 'node_modules/a': { version }, 'node_modules/checker': { version: '3.0.0' } }
})

const oldNode = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })"
)}`

describe('install.mjs, before a command', () => {
  let folder: string
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'ramal-install-')), 'tablón de la cañada')
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
    copyFileSync('install.mjs', join(folder, 'install.mjs'))
    write('package-lock.json', JSON.stringify(lock))
    write('command.mjs', "console.log('the command runs')")
  })
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const writeInstalled = (versions: object) =>
    write('node_modules/.package-lock.json', JSON.stringify(versions))
  /** A stand-in for npm, that leaves what was installed and ends with `code`. */
  const writeNpm = (code: number) =>
    write(
      'npm.mjs',
      `import { writeFileSync } from 'node:fs'
      console.log('npm', ...process.argv.slice(2))
      if (${code} === 0) writeFileSync('node_modules/.package-lock.json', '${JSON.stringify(installed())}')
      process.exit(${code})`
    )
  const argumentsOf = (preloaded: string[]) => [
    ...[...preloaded, './install.mjs'].flatMap(file => ['--import', file]),
    'command.mjs'
  ]
  const environment = (env: Record<string, string>) => ({
    PATH: process.env['PATH'] ?? '',
    npm_execpath: join(folder, 'npm.mjs'),
    ...env
  })
  const run = (
    env: Record<string, string> = {},
    options: object = {},
    preloaded: string[] = [],
    node = process.execPath
  ) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>(resolve => {
      execFile(
        node,
        argumentsOf(preloaded),
        { cwd: folder, env: environment(env), ...options },
        (error, stdout, stderr) =>
          resolve({ code: error?.code ?? 0, stdout: String(stdout), stderr: String(stderr) })
      )
    })

  test('says and does nothing when nothing is missing', async () => {
    writeInstalled(installed())
    expect(await run()).toEqual({ code: 0, stdout: 'the command runs\n', stderr: '' })
  })

  test.each([
    ['are not there', undefined],
    ['are older than the lock file', installed('1.1.0')]
  ])('installs the packages when they %s', async (_, before) => {
    if (before) writeInstalled(before)
    writeNpm(0)
    const { code, stdout } = await run()
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'Instalando los paquetes de npm; la primera vez tarda un minuto…',
      'npm ci --no-audit --no-fund --loglevel=error',
      'the command runs'
    ])
    expect(code).toBe(0)
  })

  test('ends with a sentence when they cannot be installed', async () => {
    writeNpm(3)
    const { code, stdout, stderr } = await run()
    expect(stdout).not.toContain('the command runs')
    expect(stderr).toMatch(/^No se han podido instalar los paquetes de npm; .+\n$/)
    expect(code).toBe(1)
  })

  describe('in production', () => {
    test('installs nothing and names the command', async () => {
      writeNpm(0)
      const { code, stdout, stderr } = await run({ NODE_ENV: 'production' })
      expect(stdout).toBe('')
      expect(stderr).toMatch(/^Faltan paquetes de npm, .+: ejecuta «npm ci»\.\n$/)
      expect(code).toBe(1)
    })

    test('needs no packages of development', async () => {
      writeInstalled({ packages: { 'node_modules/a': { version: '1.2.0' } } })
      expect(await run({ NODE_ENV: 'production' })).toMatchObject({ stdout: 'the command runs\n' })
    })
  })

  test('names a folder that cannot be written', async () => {
    const nobody = { uid: 65_534, gid: 65_534 }
    const isRoot = process.getuid?.() === 0
    // Another user may not read the home folder of root, where Node may be installed.
    const node = isRoot ? join(folder, '../node') : process.execPath
    if (isRoot) {
      copyFileSync(process.execPath, node)
      for (const path of [folder, join(folder, '..')]) chownSync(path, 65_534, 65_534)
    }
    chmodSync(folder, 0o555)
    const { code, stderr } = await run({}, isRoot ? nobody : {}, [], node)
    chmodSync(folder, 0o755)
    expect(stderr).toContain(`no se puede escribir en ${folder}`)
    expect(code).toBe(1)
  })

  describe('on a Node that is too old', () => {
    beforeEach(() => writeInstalled(installed()))
    const writeNode = (script: string) => {
      write('node_modules/.bin/node', `#!/bin/sh\n${script}\n`)
      chmodSync(join(folder, 'node_modules/.bin/node'), 0o755)
    }

    test('runs the command on the installed one', async () => {
      writeNode('echo "$@"; exit 7')
      const { code, stdout } = await run({}, {}, [oldNode])
      expect(stdout).toContain(`--import ./install.mjs ${join(folder, 'command.mjs')}`)
      expect(code).toBe(7)
    })

    test('hands a signal over to it', async () => {
      write(
        'service.mjs',
        `process.on('SIGTERM', () => process.exit(5))
        console.log('started')
        setInterval(() => {}, 1_000)`
      )
      writeNode(`exec '${process.execPath}' service.mjs`)
      const child = spawn(process.execPath, argumentsOf([oldNode]), {
        cwd: folder,
        env: environment({})
      })
      const ended = once(child, 'exit')
      await once(child.stdout, 'data')
      child.kill('SIGTERM')
      expect(await ended).toEqual([5, null])
    })

    test('ends with a sentence when none is installed', async () => {
      const { code, stderr } = await run({}, {}, [oldNode])
      expect(stderr).toMatch(/^Hace falta Node 24 o posterior; este es el 20\.0\.0, .+\n$/)
      expect(code).toBe(1)
    })
  })
})

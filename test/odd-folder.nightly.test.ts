import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './servers/postgres-server.ts'

const parent = mkdtempSync(join(tmpdir(), 'ramal-folder-'))
/** Each sign means something in a URL. */
const folder = join(parent, 'ramal #1 %20? ñ')
const rooms = 'events,projections,services,workers,composition,cli,site,dist'

const run = (script: string, ...args: string[]) =>
  new Promise<{ code: unknown; stderr: string }>(done => {
    const env = { ...process.env, NODE_ENV: '', LOG_LEVEL: 'silent' }
    execFile(process.execPath, [script, ...args], { cwd: folder, env }, (error, _, stderr) =>
      done({ code: error?.code ?? 0, stderr })
    )
  })

describe.skipIf(process.platform === 'win32')('a folder with signs of URLs in its name', () => {
  beforeAll(async () => {
    const build = spawn(process.execPath, ['site/tools/build.ts', '--if-changed'])
    expect(await once(build, 'exit')).toEqual([0, null])
    const files = globSync(`{${rooms},{main.ts,install.mjs,package*.json,astro.config*,tsconfig*}}`)
    for (const file of files) cpSync(file, join(folder, file), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  }, 120_000)
  afterAll(() => rmSync(parent, { recursive: true, force: true }))

  test('starts with its pages, and takes commands', async () => {
    const PORT = String(await freePort())
    const env = { ...process.env, NODE_ENV: '', LOG_LEVEL: 'silent', PORT }
    const board = spawn(process.execPath, ['--import', './install.mjs', 'main.ts'], {
      cwd: folder,
      env,
      stdio: 'ignore'
    })
    try {
      const status = (path: string) =>
        fetch(`http://127.0.0.1:${PORT}${path}`).then(
          response => response.status,
          () => 0
        )
      await expect.poll(() => status('/health/ready'), { timeout: 60_000 }).toBe(200)
      for (const path of ['/', '/jobs', '/en/jobs', '/api/jobs'])
        expect(await status(path)).toBe(200)
      expect(await run('cli/main.ts', 'status')).toMatchObject({ code: 0 })
    } finally {
      board.kill()
      await once(board, 'exit')
    }
  }, 120_000)

  test('says which sign keeps its pages from being made', async () => {
    rmSync(join(folder, 'dist/source-hash'))
    const { code, stderr } = await run('main.ts')
    expect(code).toBe(1)
    expect(stderr).toBe(
      `No se pueden hacer las páginas en una carpeta con «#», «?» o «%» en su nombre, y esta es ${folder}: ponle otro, o haz las páginas en otra y trae su carpeta dist.\n` +
        'No se han podido preparar las páginas.\n'
    )
  }, 60_000)
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { openPglite } from '#events/database/pglite.ts'
import { testPassword } from '#test/builders/api-fixtures.ts'
import { testVaultKey } from '#test/events/event-builders.ts'
import { runNode, type ServiceProcess, spawnService } from '#test/servers/service-process.ts'

const isRoot = process.getuid?.() === 0
const megabytes = 160

describe.skipIf(!isRoot || process.platform !== 'linux')('a board on a full disk', () => {
  const disk = join(inject('folder'), newId())
  const filling = join(disk, 'filling')
  const env = { DATA_DIR: disk, VAULT_KEY: testVaultKey }
  let board: ServiceProcess
  let people = 0

  beforeAll(async () => {
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
    const from = new Blob([readFileSync(inject('embeddedDump'))])
    await openPglite({ directory: join(disk, 'database'), from }).close()
    board = await spawnService(env)
  }, 120_000)

  afterAll(async () => {
    await board.stop()
    execFileSync('umount', [disk])
  })

  const read = (path: string) => fetch(board.url + path).then(({ status }) => status)

  function register(): Promise<Response> {
    const username = `persona${++people}`
    return fetch(`${board.url}/api/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({
        username,
        password: testPassword,
        email: `${username}@example.org`,
        fullName: 'Marta Ruiz',
        userType: 'applicant'
      })
    })
  }

  /** The sentence of a command that fails. */
  const refusal = (...argv: string[]) =>
    runNode(['cli/main.ts', ...argv], env).then(
      () => 'done',
      ({ stdout }: { stdout: string }) => stdout.trim()
    )

  test('takes writes until it is full, is read, and takes writes again', async () => {
    expect((await register()).status).toBe(201)
    fillDisk()
    let response = await register()
    while (response.status === 201) response = await register()
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { message: 'Ahora no damos abasto. Inténtalo de nuevo en unos segundos.' }
    ])
    expect(await Promise.all(['/jobs', '/api/jobs?keyword=mozo'].map(read))).toEqual([200, 200])
    expect(await refusal('backup', join(disk, 'copy'))).toMatch(/^No queda sitio para /)
    const inMadrid = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' })
    const now = inMadrid.slice(0, 16).replace(' ', 'T')
    expect(await refusal('as-of', now, '--serve', '0')).toMatch(
      /No queda sitio en el disco de la base de datos/
    )
    rmSync(filling)
    expect((await register()).status).toBe(201)
    expect(await runNode(['cli/main.ts', 'verify', 'events'], env)).toContain('0 con problemas')
  }, 120_000)

  function fillDisk(): void {
    const megabyte = Buffer.alloc(1024 * 1024)
    try {
      for (;;) writeFileSync(filling, megabyte, { flag: 'a' })
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    }
  }
})

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { openPglite } from '#events/database/pglite.ts'
import { testPassword } from '#test/builders/api-fixtures.ts'
import { testVaultKey } from '#test/events/event-builders.ts'
import { runNode, type ServiceProcess, spawnService } from '#test/servers/service-process.ts'

const folder = join(inject('folder'), newId())
const env = { DATA_DIR: folder, VAULT_KEY: testVaultKey }
const copy = join(folder, 'copy')
let board: ServiceProcess

beforeAll(async () => {
  mkdirSync(folder)
  const from = new Blob([readFileSync(inject('embeddedDump'))])
  await openPglite({ directory: join(folder, 'database'), from }).close()
  board = await spawnService(env)
  const response = await fetch(`${board.url}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({
      username: 'marta',
      password: testPassword,
      email: 'marta@example.org',
      fullName: 'Marta Ruiz',
      userType: 'applicant'
    })
  })
  expect(response.status).toBe(201)
}, 120_000)
afterAll(() => board.stop())

const ops = (...argv: string[]) =>
  runNode(['cli/main.ts', ...argv], env).catch(({ stdout }: { stdout: string }) => stdout)

test('a backup of an embedded board is tried in the process of the operator, and the board notes it', async () => {
  expect(await ops('backup', copy)).toContain('Guarda en otro sitio')
  const before = board.memoryMegabytes()
  expect(await ops('backup', 'verify', copy)).toContain('La copia sirve')
  // A second database in this process would take some 150 MB for its memory alone.
  expect(board.memoryMegabytes() - before).toBeLessThan(100)
  const drill = JSON.parse(await ops('check', '--json')).checks.find(
    ({ name }: { name: string }) => name === 'drill'
  )
  expect(drill).toMatchObject({ state: 'ok' })
  expect((await fetch(`${board.url}/health/ready`)).status).toBe(200)
}, 120_000)

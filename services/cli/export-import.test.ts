import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { coverLetter, deleteAccount, postJobAs, signUp, testPassword } from '#test/api-fixtures.ts'
import { runCli } from '#test/run-cli.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { databaseKinds, openTestDatabase } from '#test/test-database.ts'

describe.each(databaseKinds)('an export of the %s database', from => {
  let folder: string
  let board: TestApp
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-transfer-'))
    board = await createTestApp(await openTestDatabase(from))
    const employer = await signUp(board, 'employer', { username: 'soto' })
    const job = await postJobAs(employer)
    const applicant = await signUp(board, 'applicant', { username: 'ana' })
    await applicant.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const erased = await signUp(board, 'applicant', { username: 'ida' })
    await deleteAccount(erased)
    await runCli(board, 'user', 'erase', erased.id)
    await runCli(board, 'export', join(folder, 'board'))
  })
  afterAll(async () => {
    await board.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(databaseKinds)(
    'imports into the %s database with the same positions and passwords',
    async to => {
      const other = await createTestApp(await openTestDatabase(to))
      expect((await runCli(other, 'import', join(folder, 'board'))).code).toBe(0)
      const all = ['events', 'tail', '1000']
      expect((await runCli(other, ...all)).values).toEqual((await runCli(board, ...all)).values)
      expect((await verify({ ...other.tools, projections })).differences).toEqual([])
      const rows = 'SELECT * FROM users ORDER BY id'
      expect(await other.db.query(rows)).toEqual(await board.db.query(rows))
      const signedIn = await other
        .createClient()
        .post('/api/login', { username: 'ana', password: testPassword })
      expect(signedIn.status).toBe(200)
      expect((await runCli(other, 'archive', 'list')).values[0]).toHaveLength(1)
      const again = await runCli(other, 'import', join(folder, 'board'))
      expect(again).toMatchObject({ code: 1, text: 'La base de datos no está vacía' })
      await postJobAs(await signUp(other, 'employer'))
      await other.db.close()
    }
  )

  test('refuses an existing target, a missing file and a truncated file', async () => {
    const existing = await runCli(board, 'export', join(folder, 'board'))
    expect(existing).toMatchObject({ code: 1, text: expect.stringContaining('Ya existe') })
    const empty = await createTestApp(await openTestDatabase('server'))
    const missing = await runCli(empty, 'import', join(folder, 'none'))
    expect(missing).toMatchObject({ code: 1, text: expect.stringContaining('No existe') })
    const whole = readFileSync(join(folder, 'board'), 'utf8')
    writeFileSync(join(folder, 'cut'), whole.slice(0, -30))
    writeFileSync(join(folder, 'cut.keys'), readFileSync(join(folder, 'board.keys')))
    const truncated = await runCli(empty, 'import', join(folder, 'cut'))
    expect(truncated).toMatchObject({ code: 1, text: expect.stringContaining('cortado') })
    await empty.db.close()
  })

  test('is refused by a vault with another key', async () => {
    const other = await createTestApp(await openTestDatabase('server'))
    other.tools.vault = createPersonalDataVault('another secret')
    const refused = await runCli(other, 'import', join(folder, 'board'))
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('VAULT_KEY') })
    await other.db.close()
  })
})

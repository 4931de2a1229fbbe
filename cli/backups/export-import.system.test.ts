import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChainHead } from '#events/store/hash-chain.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { databaseKinds, openTestDatabase } from '#test/database/test-database.ts'

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
    await board.createClient().post(`/api/jobs/${job.id}/applications`, guestRequest)
    await runCli(board, 'export', join(folder, 'board'))
  })
  const importInto = (target: TestApp, ...options: string[]) =>
    runCli(target, 'import', join(folder, 'board'), ...options)
  const withList = () => ['--erasures', board.tools.config.erasuresFile]
  afterAll(async () => {
    await board.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(databaseKinds)(
    'imports into the %s database with the same positions and passwords',
    async to => {
      const otherBoard = await createTestApp(await openTestDatabase(to))
      expect((await importInto(otherBoard, ...withList())).code).toBe(0)
      const all = ['events', 'tail', '1000']
      expect((await runCli(otherBoard, ...all)).values).toEqual(
        (await runCli(board, ...all)).values
      )
      expect(await readChainHead(otherBoard.db)).toEqual(await readChainHead(board.db))
      expect(await runCli(otherBoard, 'verify', 'events')).toMatchObject({ code: 0 })
      expect((await verify({ ...otherBoard.tools, projections })).differences).toEqual([])
      const rows = 'SELECT * FROM users ORDER BY id'
      expect(await otherBoard.db.query(rows)).toEqual(await board.db.query(rows))
      const signedIn = await otherBoard
        .createClient()
        .post('/api/login', { username: 'ana', password: testPassword })
      expect(signedIn.status).toBe(200)
      expect((await runCli(otherBoard, 'archive', 'list')).values[0]).toHaveLength(1)
      const again = await importInto(otherBoard, ...withList())
      expect(again).toMatchObject({ code: 1, text: 'La base de datos no está vacía' })
      await postJobAs(await signUp(otherBoard, 'employer'))
      await otherBoard.db.close()
    }
  )

  test('with a changed event is refused, and its position named', async () => {
    const whole = readFileSync(join(folder, 'board'), 'utf8')
    const changed = whole.replace(/("position":2,.*?"at":")\d{4}/, '$12001')
    expect(changed).not.toBe(whole)
    writeFileSync(join(folder, 'changed'), changed)
    writeFileSync(join(folder, 'changed.keys'), readFileSync(join(folder, 'board.keys')))
    const otherBoard = await createTestApp(await openTestDatabase('server'))
    await expect(
      runCli(otherBoard, 'import', join(folder, 'changed'), '--without-erasures')
    ).rejects.toThrow('El evento 2 no')
    await otherBoard.db.close()
  })

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
    const otherBoard = await createTestApp(await openTestDatabase('server'))
    otherBoard.tools.vault = createPersonalDataVault('another secret')
    const refused = await importInto(otherBoard, ...withList())
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('VAULT_KEY') })
    await otherBoard.db.close()
  })

  test('is refused without a list of erasures, but for an option', async () => {
    const otherBoard = await createTestApp(await openTestDatabase('server'))
    const refused = await importInto(otherBoard)
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('--without-erasures') })
    expect(await otherBoard.db.query('SELECT FROM es.events')).toEqual([])
    expect((await importInto(otherBoard, '--without-erasures')).code).toBe(0)
    await otherBoard.db.close()
  })

  describe('that is older than an erasure', () => {
    beforeAll(async () => {
      await runCli(board, 'user', 'erase', 'ana')
      await runCli(board, 'guest', 'erase', guestRequest.applicantEmail)
    })

    test.each(databaseKinds)('brings no erased user back into the %s database', async to => {
      const otherBoard = await createTestApp(await openTestDatabase(to))
      const { code, values } = await importInto(otherBoard, ...withList())
      expect([code, values.at(-1).forgotten]).toEqual([0, 2])
      expect(await otherBoard.db.query('SELECT FROM applications')).toEqual([])
      expect(await otherBoard.db.query("SELECT FROM users WHERE username = 'ana'")).toEqual([])
      const left = await otherBoard.db.query(
        'SELECT FROM vault.keys AS k JOIN es.erasures AS e ON e.subject = k.subject'
      )
      expect(left).toEqual([])
      expect(await runCli(otherBoard, 'verify', 'events')).toMatchObject({ code: 0 })
      expect((await verify({ ...otherBoard.tools, projections })).differences).toEqual([])
      const credentials = { username: 'ana', password: testPassword }
      expect((await otherBoard.createClient().post('/api/login', credentials)).status).toBe(401)
      expect(readFileSync(otherBoard.tools.config.erasuresFile, 'utf8')).toContain('subject')
      const again = await signUp(otherBoard, 'employer')
      const job = await postJobAs(again)
      const path = `/api/jobs/${job.id}/applications`
      expect((await otherBoard.createClient().post(path, guestRequest)).status).toBe(201)
      await otherBoard.db.close()
    })

    test('is refused with a list that is older than the file', async () => {
      await runCli(board, 'export', join(folder, `newer-${from}`))
      const lines = readFileSync(board.tools.config.erasuresFile, 'utf8').trim().split('\n')
      const last = lines.findLastIndex(line => 'erasure' in JSON.parse(line))
      writeFileSync(join(folder, 'older'), lines.slice(0, last).join('\n'))
      const otherBoard = await createTestApp(await openTestDatabase('server'))
      const refused = await runCli(
        otherBoard,
        'import',
        join(folder, `newer-${from}`),
        '--erasures',
        join(folder, 'older')
      )
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('más antigua') })
      await otherBoard.db.close()
    })
  })
})

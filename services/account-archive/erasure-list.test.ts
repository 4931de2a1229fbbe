import {
  appendFileSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { expect, test } from 'vitest'
import { installationId } from '#events/store/erasures.ts'
import { describeWithApp } from '#test/test-app.ts'
import { runCli } from '#test/run-cli.ts'
import { deleteAccount, signUp } from '#test/api-fixtures.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseUsers } from '#workers/scheduled-jobs/erase-users.ts'
import { ErasureListDamaged, keepErasures, readErasures } from './erasure-list.ts'

describeWithApp('the erasure list', board => {
  const file = () => board.tools.config.erasuresFile
  const listed = async () => readErasures(file(), (await installationId(board.db)) ?? '')
  const subjects = async () => (await listed())?.map(({ subject }) => subject)

  test('is not created before the database has an installation id', async () => {
    await keepErasures(board.tools)
    expect(readErasures(file(), 'any')).toBeUndefined()
  })

  test('is empty at first, and only its owner may read the file', async () => {
    await signUp(board, 'applicant')
    await keepErasures(board.tools)
    expect(await listed()).toEqual([])
    expect(readErasures(file(), 'another board')).toBeUndefined()
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('holds the erasures of the scheduled job and of the operator, each subject once', async () => {
    const [one, other] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    await deleteAccount(one)
    await archiveUsers(board.tools)
    board.now = new Date('2026-04-02T10:00:00.000Z')
    await eraseUsers(board.tools)
    await runCli(board, 'user', 'erase', other.username)
    await runCli(board, 'erasures', 'keep')
    expect(await subjects()).toEqual([one.id, other.id])
    expect(readFileSync(file(), 'utf8')).not.toContain(one.username)
  })

  test('is completed again after its last line was truncated, and is not read before', async () => {
    const before = await listed()
    truncateSync(file(), statSync(file()).size - 10)
    await expect(listed()).rejects.toThrow(ErasureListDamaged)
    await keepErasures(board.tools)
    expect(await listed()).toEqual(before)
    appendFileSync(file(), '\n\n')
    expect(await listed()).toEqual(before)
  })

  test('with a damaged line is neither read nor written, and the line is named', async () => {
    const whole = readFileSync(file(), 'utf8')
    const lines = whole.split('\n')
    const damaged = lines.with(2, lines[2]?.slice(5) ?? '').join('\n')
    writeFileSync(file(), damaged)
    await expect(listed()).rejects.toThrow(/la línea 3 no se entiende/)
    const kept = await runCli(board, 'erasures', 'keep')
    expect(kept).toMatchObject({ code: 1, text: expect.stringContaining('línea 3') })
    expect(readFileSync(file(), 'utf8')).toBe(damaged)
    writeFileSync(file(), whole)
  })

  test('is not looked for in a folder that no variable names', async () => {
    const { config } = board.tools
    board.tools.config = { ...config, isErasuresFileGiven: false }
    for (const command of [
      ['erasures', 'keep'],
      ['user', 'erase', 'x'],
      ['backup', 'x']
    ]) {
      const refused = await runCli(board, ...command)
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('ERASURES_FILE') })
    }
    board.tools.config = config
  })

  test('updates its modification time even when no erasure was added', async () => {
    utimesSync(file(), 0, 0)
    await keepErasures(board.tools)
    expect(statSync(file()).mtimeMs).toBeGreaterThan(0)
  })
})

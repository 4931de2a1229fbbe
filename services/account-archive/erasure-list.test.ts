import { hour } from '#events/units.ts'
import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { installationId, recordErasures } from '#events/store/erasures.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { runCli } from '#test/board/run-cli.ts'
import { deleteAccount, signUp } from '#test/builders/api-fixtures.ts'
import { readListedErasures } from '#test/builders/erasure-list.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseUsers } from '#workers/scheduled-jobs/erase-users.ts'
import { ErasureListDamaged } from './erasure-lines.ts'
import { findCompleteUpTo, keepErasures, listsErasuresOf } from './erasure-list.ts'

describeWithApp('the erasure list', board => {
  const file = () => board.tools.config.erasuresFile
  const text = () => readFileSync(file(), 'utf8')
  const listed = () => readListedErasures(board)
  const subjects = async () => (await listed()).map(({ subject }) => subject)

  test('is not created before the database has an installation id', async () => {
    await keepErasures(board.tools)
    expect(await listsErasuresOf(file(), 'any')).toBe(false)
  })

  test('is empty at first, and only its owner may read the file', async () => {
    await signUp(board, 'applicant')
    await keepErasures(board.tools)
    expect(await listed()).toEqual([])
    expect(await listsErasuresOf(file(), (await installationId(board.db)) ?? '')).toBe(true)
    expect(await listsErasuresOf(file(), 'another board')).toBe(false)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('holds the erasures of the scheduled job and of the operator, each subject once', async () => {
    const [a, b] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    await deleteAccount(a)
    await archiveUsers(board.tools)
    board.now = new Date('2026-04-02T10:00:00.000Z')
    await eraseUsers(board.tools)
    await runCli(board, 'user', 'erase', b.username)
    await runCli(board, 'erasures', 'keep')
    expect(await subjects()).toEqual([a.id, b.id])
    expect(text()).not.toContain(a.username)
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
    const whole = text()
    const lines = whole.split('\n')
    const damaged = lines.with(2, lines[2]?.slice(5) ?? '').join('\n')
    writeFileSync(file(), damaged)
    await expect(listed()).rejects.toThrow(/la línea 3 no se entiende/)
    const kept = await runCli(board, 'erasures', 'keep')
    expect(kept).toMatchObject({ code: 1, text: expect.stringContaining('línea 3') })
    expect(text()).toBe(damaged)
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

  test('says when it was completed last, whenever the last erasure was', async () => {
    const { now } = board
    const [id = '', completedAt] = [await installationId(board.db), '2026-04-05T10:00:00.000Z']
    board.now = new Date(completedAt)
    await keepErasures(board.tools)
    expect(await findCompleteUpTo(file(), id)).toBe(completedAt)
    expect(await findCompleteUpTo(file(), 'another board')).toBeUndefined()
    board.now = now
  })

  describe('as it grows', () => {
    const record = async (hoursAgo: number) => {
      const subject = newId()
      const erasedAt = new Date(board.now.getTime() - hoursAgo * hour).toISOString()
      await recordErasures(board.db, [{ subject, erasedAt, requestedBy: 'test' }])
      return subject
    }

    test('gets what is new at its end, also what was committed late, and nothing twice', async () => {
      const before = await subjects()
      const [recent, late] = [await record(0), await record(20)]
      await keepErasures(board.tools)
      expect(await subjects()).toEqual([...before, late, recent])
      const whole = text()
      await keepErasures(board.tools)
      expect(text()).toBe(whole)
      const later = await record(2)
      await keepErasures(board.tools)
      expect(await subjects()).toEqual([...before, late, recent, later])
    })

    test('gets what was recorded with an old date', async () => {
      const old = await record(10_000)
      await keepErasures(board.tools)
      expect((await subjects()).filter(subject => subject === old)).toHaveLength(1)
    })

    test('gets what was erased after a clock was set back', async () => {
      const { now } = board
      board.now = new Date(now.getTime() + 1_000 * hour)
      await record(0)
      await keepErasures(board.tools)
      board.now = now
      const added = await record(0)
      await keepErasures(board.tools)
      expect(await subjects()).toContain(added)
    })

    test('that does not say up to when it is complete is completed once', async () => {
      const before = await subjects()
      const earlier = text()
        .split('\n')
        .filter(line => !line.includes('completeUpTo'))
      writeFileSync(file(), earlier.join('\n'))
      const added = await record(0)
      await keepErasures(board.tools)
      expect(await subjects()).toEqual([...before, added])
      const whole = text()
      await keepErasures(board.tools)
      expect(text()).toBe(whole)
    })

    test('is complete after the next run, whatever byte a process was killed at', async () => {
      const start = text().length
      const before = await subjects()
      const added = [await record(1), await record(0)]
      await keepErasures(board.tools)
      const whole = text()
      for (let length = start; length <= whole.length; length++) {
        writeFileSync(file(), whole.slice(0, length))
        await keepErasures(board.tools)
        expect(await subjects(), `${length - start} bytes`).toEqual([...before, ...added])
      }
    })

    test('names no erasure of another board in the same file', async () => {
      const erasure = { subject: 'x', erasedAt: board.now.toISOString(), requestedBy: 'test' }
      const lines = [
        { board: 'other', erasure },
        { board: 'other', completeUpTo: '2030-01-01' }
      ]
      for (const line of lines) appendFileSync(file(), `\n${JSON.stringify(line)}`)
      const added = await record(0)
      await keepErasures(board.tools)
      expect((await subjects()).at(-1)).toBe(added)
      expect(await subjects()).not.toContain('x')
    })
  })
})

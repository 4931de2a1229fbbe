import { afterAll, describe, expect, test } from 'vitest'
import { postJobAs, signUp } from '#test/api-fixtures.ts'
import { expectedBoard, openBoardV1, type OpenedBoard } from '#test/board-v1.ts'
import { runCli } from '#test/run-cli.ts'
import { describeWithApp, type TestApp } from '#test/test-app.ts'
import { databaseKinds } from '#test/test-database.ts'

const count = async (board: TestApp) => (await runCli(board, 'keys', 'older-texts')).values[0]

describeWithApp('a board of this version', board => {
  test('has a key for each text', async () => {
    await postJobAs(await signUp(board, 'employer'))
    expect(await count(board)).toEqual({ events: 0, people: 0 })
    const { text } = await runCli(board, 'keys', 'older-texts')
    expect(text).toContain('Cada texto tiene su propia clave')
  })
})

describe.each(databaseKinds)('a board of version 1 (%s)', kind => {
  let board: OpenedBoard
  afterAll(() => board.close())

  test('has texts that become unreadable with their person', async () => {
    board = await openBoardV1(kind)
    const before = await count(board)
    expect(before.events).toBeGreaterThan(before.people)
    const { text } = await runCli(board, 'keys', 'older-texts')
    expect(text).toContain(`${before.events} textos de ${before.people} personas`)
    const { employerId } = expectedBoard.liveJobs[0] as { employerId: string }
    const [username = ''] =
      Object.entries(expectedBoard.people).find(([, id]) => id === employerId) ?? []
    await runCli(board, 'user', 'delete', username, '--reason', 'Suplantación')
    expect(await runCli(board, 'user', 'erase', employerId)).toMatchObject({ code: 0 })
    const after = await count(board)
    expect(after.people).toBe(before.people - 1)
    expect(after.events).toBeLessThan(before.events)
  })
})

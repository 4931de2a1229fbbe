import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBackedUpApp, createEmptyApp, type BackedUpApp } from '#test/builders/backup.ts'
import { sendMail } from '#test/board/mails.ts'
import { runCli } from '#test/board/run-cli.ts'
import type { TestApp } from '#test/board/test-app.ts'
import { databaseKinds } from '#test/database/test-database.ts'

const ask = async ({ createClient }: TestApp, login: string) =>
  expect(await createClient().post('/api/password-resets', { login })).toMatchObject({
    status: 202
  })
const states = ({ db }: TestApp) => db.query('SELECT state FROM mail.outbox')

describe.each(databaseKinds)('no e-mail of the past (%s)', kind => {
  let source: BackedUpApp
  let copy: TestApp
  beforeAll(async () => {
    source = await createBackedUpApp(kind)
    await ask(source.board, 'soto')
  })
  beforeEach(async () => {
    copy = await createEmptyApp(kind, source.at('erasures.ndjson'))
  })
  afterEach(() => copy?.db.close())
  afterAll(() => source?.close())

  test.each([
    ['restore', 'backup'],
    ['import', 'export']
  ])('is written after %s, and none is sent before the operator says so', async (into, from) => {
    const folder = source.at(`${from}-with-mails`)
    expect(await runCli(source.board, from, folder)).toMatchObject({ code: 0 })
    expect(await runCli(copy, into, folder)).toMatchObject({ code: 0 })
    await sendMail(copy)
    expect(await states(copy)).toEqual([])
    await ask(copy, 'soto')
    await sendMail(copy)
    expect(await states(copy)).toEqual([{ state: 'waiting' }])
    expect(await runCli(copy, 'mail', 'on')).toMatchObject({ code: 0 })
    await sendMail(copy)
    expect(await states(copy)).toEqual([{ state: 'sent' }])
  })
})

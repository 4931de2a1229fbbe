import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { insertMail } from '#services/mail/outbox/store.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { type Script, startScriptedMailServer } from '#test/mail/scripted-mail-server.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { runSender } from './run-sender.ts'

describeWithApp('a sender', board => {
  const startSender = async (url: string) => {
    const smtp = { url, from: 'avisos@ramal.example', dkim: undefined }
    const config = { ...board.tools.config, mail: { delivery: 'smtp' as const, smtp } }
    return runSender({ ...board.tools, config, log: { ...board.tools.log, warn() {} } })
  }
  const writeTo = async (person: string) => {
    const id = newId()
    const writtenAt = board.now.toISOString()
    await insertMail(board.db, { id, kind: 'email-retry', person, writtenAt })
    return id
  }

  test.each<keyof Script>(['greeting', 'mail', 'text'])(
    'stops while a mail server never ends what it says at %s',
    async command => {
      const server = await startScriptedMailServer({ [command]: 'trickle' })
      const applicant = await signUp(board, 'applicant')
      await board.db.exec('DELETE FROM mail.outbox')
      const id = await writeTo(applicant.id)
      timeouts.mail = 100
      const stop = await startSender(server.url)
      await expect.poll(() => server.held, { timeout: 10_000 }).toBe(1)
      await stop()
      const [row] = await board.db.query('SELECT state, tries FROM mail.outbox WHERE id = $1', [id])
      expect(row).toEqual({ state: 'waiting', tries: command === 'text' ? 1 : 0 })
      await board.db.exec('DELETE FROM mail.outbox')
      await server.close()
    }
  )

  test('sends the others while a mail server holds up as many as it sends at once', async () => {
    timeouts.mail = 100
    timeouts.slowMail = 100
    const people = []
    for (let index = 0; index < 6; index++) people.push(await signUp(board, 'applicant'))
    await board.db.exec('DELETE FROM mail.outbox')
    const slow = people.slice(0, 5).map(({ username }) => `${username}@example.org`)
    const server = await startScriptedMailServer()
    server.say(command =>
      slow.some(address => command.includes(address)) ? { rcpt: 'trickle' } : {}
    )
    for (const { id } of people) await writeTo(id)
    const stop = await startSender(server.url)
    await expect.poll(() => server.accepted.length, { timeout: 10_000 }).toBe(1)
    await expect.poll(() => server.held, { timeout: 10_000 }).toBe(5)
    await stop()
    const waiting = await board.db.query(
      "SELECT FROM mail.outbox WHERE state = 'waiting' AND tries = 0"
    )
    expect(waiting).toHaveLength(5)
    await server.close()
  })
})

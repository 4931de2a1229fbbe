import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { insertMail } from '#services/mail/outbox/store.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { type Script, startScriptedMailServer } from '#test/mail/scripted-mail-server.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { runSender } from './run-sender.ts'

describeWithApp('a sender', board => {
  test.each<keyof Script>(['greeting', 'mail', 'text'])(
    'stops while a mail server never ends what it says at %s',
    async command => {
      const server = await startScriptedMailServer({ [command]: 'trickle' })
      const smtp = { url: server.url, from: 'avisos@ramal.example', dkim: undefined }
      const config = { ...board.tools.config, mail: { delivery: 'smtp' as const, smtp } }
      const applicant = await signUp(board, 'applicant')
      const id = newId()
      const writtenAt = board.now.toISOString()
      await insertMail(board.db, { id, kind: 'email-retry', person: applicant.id, writtenAt })
      timeouts.mail = 100
      const log = { ...board.tools.log, warn() {} }
      const stop = await runSender({ ...board.tools, config, log })
      await expect.poll(() => server.held, { timeout: 10_000 }).toBe(1)
      await stop()
      const [row] = await board.db.query('SELECT state, tries FROM mail.outbox WHERE id = $1', [id])
      expect(row).toEqual({ state: 'waiting', tries: command === 'text' ? 1 : 0 })
      await board.db.exec('DELETE FROM mail.outbox')
      await server.close()
    }
  )
})

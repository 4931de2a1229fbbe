import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { signUp } from '#test/builders/api-fixtures.ts'
import { bounceMessage } from '#test/mail/bounce-message.ts'
import { sendMail } from '#test/board/mails.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { readInput } from './commands.ts'
import { forwardCommand, type IpcEndpoint, startIpcServer } from './ipc.ts'

const argv = ['mail', 'bounce']

describeWithApp('a command that runs in the process of the service', board => {
  async function forward(input: unknown) {
    const holders: object[] = []
    const lock = { writeHolder: (holder: object) => void holders.push(holder), release() {} }
    const stop = await startIpcServer(board.tools, lock)
    const [endpoint] = holders as IpcEndpoint[]
    let text = ''
    try {
      if (!endpoint) throw new Error('the server has named no endpoint')
      const command = { argv, json: false, isTerminal: false, input }
      const code = await forwardCommand(endpoint, command, part => {
        text += part
      })
      return { code, text }
    } finally {
      await stop()
    }
  }

  test('is given what the command itself has read of a message, and reads none', async () => {
    const eva = await signUp(board, 'employer')
    await sendMail(board)
    const [mail] = await board.db.query<{ id: string }>(
      'SELECT id FROM mail.outbox WHERE person = $1',
      [eva.id]
    )
    const to = `rebote+${mail?.id}@ramal.example`
    const message = bounceMessage({ to, recipient: `${eva.username}@example.org` })
    for (const unread of [message, Buffer.from(message).toString('base64'), undefined]) {
      expect(await forward(unread)).toEqual({
        code: 1,
        text: 'No es la devolución de ningún correo: no se hace nada\n'
      })
    }
    const read = await readInput(argv, Readable.from([Buffer.from(message)]))
    expect(await forward(read)).toEqual({
      code: 0,
      text: 'El correo ha vuelto (5.1.1); no se escribe más a esa dirección\n'
    })
  })
})

import { expect, test } from 'vitest'
import type { SignedInClient } from '#test/builders/api-fixtures.ts'
import { addressOf, describeWithApplicationMails } from '#test/mail/application-mails.ts'
import { sendMail } from '#test/board/mails.ts'

describeWithApplicationMails('e-mails about messages', mails => {
  const { apply, board, newestTo, pass, subjectsTo } = mails
  const write = (from: SignedInClient, to: SignedInClient) =>
    from.post('/api/messages', { receiverId: to.id, content: 'Hola' })

  test('come after ten minutes unread, one for a conversation', async () => {
    const { yeguada, ana } = await apply()
    pass(1)
    await write(yeguada, ana)
    await sendMail(board)
    pass(5)
    await write(yeguada, ana)
    pass(4)
    const before = (await subjectsTo(addressOf(ana))).length
    pass(1)
    const mail = await newestTo(addressOf(ana))
    expect(mail?.subject).toBe('Yeguada del Soto te ha escrito')
    expect(mail?.text).toContain('Tienes 2 mensajes sin leer')
    expect(mail?.text).toContain('Nadie serio te pide dinero')
    await write(yeguada, ana)
    await sendMail(board)
    pass(30)
    expect(await subjectsTo(addressOf(ana))).toHaveLength(before + 1)
  })

  test('do not come once they are read, and come again for the next ones', async () => {
    const { yeguada, ana } = await apply()
    pass(1)
    const read = async () => {
      const { body } = await ana.get(`/api/messages/${yeguada.id}`)
      for (const { id, receiverId } of body.messages) {
        if (receiverId === ana.id) await ana.put(`/api/messages/${id}/read`)
      }
    }
    await write(yeguada, ana)
    await read()
    await sendMail(board)
    pass(10)
    expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
    for (const count of [2, 3]) {
      pass(60)
      await write(yeguada, ana)
      await sendMail(board)
      pass(10)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(count)
      await read()
    }
  })
})

import { describe, expect, test } from 'vitest'
import { bounceMessage } from '#test/mail/bounce-message.ts'
import { readBounce } from './read-bounce.ts'

const id = 'x5Tq-9hYc_bJ2WmQpR7sKd0LfZ3vNaE8uGiOtXyB1Ce'
const to = `rebote+${id}@ramal.example`
const read = (message: string) => readBounce(new TextEncoder().encode(message))

describe('a message that comes back', () => {
  test('says of which e-mail it is, and why it was not delivered', async () => {
    expect(await read(bounceMessage({ to }))).toEqual({
      mailId: id,
      status: '5.1.1',
      diagnostic: 'smtp; 550 No such user here',
      addresses: ['ana@example.org']
    })
  })

  test('names the address that was written to, and the one that it was forwarded to', async () => {
    const bounce = await read(
      bounceMessage({ to, recipient: 'B@B.org', original: 'Ana@example.org' })
    )
    expect(bounce?.addresses).toEqual(['ana@example.org', 'b@b.org'])
  })

  test('may be of a mailbox that is full', async () => {
    const bounce = await read(bounceMessage({ to, status: '5.2.2' }))
    expect(bounce).toMatchObject({ status: '5.2.2' })
  })

  test('has fields that are folded, with blanks around them', async () => {
    const message = bounceMessage({ to })
      .replace('Action: failed', 'Action:\r\n \t Failed  ')
      .replace('Status: 5.1.1', 'STATUS:   5.1.1  (No such user)')
    expect(await read(message)).toMatchObject({ status: '5.1.1' })
  })

  test('is read at once, however many blanks a line of it has', async () => {
    const line = `X: a${' '.repeat(200_000)}y`
    const message = bounceMessage({ to }).replace('Action: failed', `${line}\r\nAction: failed`)
    expect(await read(message)).toMatchObject({ mailId: id })
  })

  test.each([
    ['a delay', bounceMessage({ to, action: 'delayed', status: '4.4.1' })],
    ['of another mail', bounceMessage({ to: 'rebote@ramal.example' })],
    [
      'an answer of a person',
      `To: ${to}\r\nSubject: Gracias\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n`
    ],
    ['empty', ''],
    ['larger than 256 KB', bounceMessage({ to, recipient: 'a'.repeat(256 * 1024) })]
  ])('is none when it is %s', async (_, message) => {
    expect(await read(message)).toBeUndefined()
  })
})

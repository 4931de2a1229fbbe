import { expect, test } from 'vitest'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'
import { createUnsubscribe } from './unsubscribe.ts'

const now = new Date('2026-03-02T10:00:00.000Z')
const tokens = createSignedTokens('a test that is long enough to sign')

test('the link of an e-mail ends what its token names, and nothing else', async () => {
  const ended: string[] = []
  const unsubscribe = createUnsubscribe(
    { tokens, now: () => now },
    { one: async id => ended.push(`one ${id}`), other: async id => ended.push(`other ${id}`) }
  )
  const until = new Date(now.getTime() + 1)
  const sign = (kind: string) => tokens.sign({ kind, id: 'x', until, version: 1 })
  await unsubscribe(sign('other'))
  await unsubscribe(sign('one'))
  await expect(unsubscribe(sign('third'))).rejects.toMatchObject({ status: 410 })
  await expect(unsubscribe('nada')).rejects.toMatchObject({ status: 410 })
  expect(ended).toEqual(['other x', 'one x'])
})

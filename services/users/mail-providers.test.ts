import { describe, expect, test } from 'vitest'
import { isMailProvider } from './mail-providers.ts'

describe('a mail provider', () => {
  test.each([
    ['gmail.com', true],
    ['correo.gmail.com', true],
    ['hotmail.fr', true],
    ['outlook.pt', true],
    ['yahoo.co.uk', true],
    ['live.com.ar', true],
    ['yeguada.es', false],
    ['lives.es', false],
    ['yahoo.yeguada.es', false],
    ['notgmail.com', false]
  ])('%s: %s', (host, expected) => {
    expect(isMailProvider(host)).toBe(expected)
  })
})

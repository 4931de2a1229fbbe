import { describe, expect, test } from 'vitest'
import { isMailProvider } from './mail-providers.ts'

describe('a mail provider', () => {
  test.each([
    ['gmail.com', true],
    ['correo.gmail.com', true],
    ['yeguada.es', false],
    ['notgmail.com', false]
  ])('%s: %s', (host, expected) => {
    expect(isMailProvider(host)).toBe(expected)
  })
})

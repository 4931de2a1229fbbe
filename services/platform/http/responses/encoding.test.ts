import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, encode } from './encoding.ts'

describe('the encoding of a response', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity']
  ])('for %s is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted, () => true)).toBe(encoding)
  })

  test('is one that is available', () => {
    expect(chooseEncoding('br, gzip', encoding => encoding === 'gzip')).toBe('gzip')
  })

  test('can be decoded', () => {
    const text = 'Ñandú '.repeat(100)
    expect(brotliDecompressSync(encode(text, 'br')).toString()).toBe(text)
    expect(gunzipSync(encode(text, 'gzip')).toString()).toBe(text)
    expect(Buffer.from(encode(text, 'identity')).toString()).toBe(text)
  })
})

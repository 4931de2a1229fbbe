import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of what a browser accepts and we have. */
export function chooseEncoding(
  accepted: string | undefined,
  has: (one: Encoding) => boolean
): Encoding {
  const offered = new Set(
    (accepted ?? '')
      .split(',')
      .filter(token => !/;\s*q=0(\.0*)?\s*$/.test(token))
      .map(token => token.split(';')[0]?.trim().toLowerCase())
  )
  for (const one of ['br', 'gzip'] as const) if (offered.has(one) && has(one)) return one
  return 'identity'
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** For what is made anew each time: quick rather than small. */
export function encode(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const plain = Buffer.from(text)
  if (encoding === 'br') return new Uint8Array(brotliCompressSync(plain, quick))
  if (encoding === 'gzip') return new Uint8Array(gzipSync(plain, { level: 5 }))
  return new Uint8Array(plain)
}

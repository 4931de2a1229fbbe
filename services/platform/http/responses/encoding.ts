import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the browser accepts and that is available. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  isAvailable: (encoding: Encoding) => boolean
): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .filter(token => !/;\s*q=0(\.0*)?\s*$/.test(token))
      .map(token => token.split(';')[0]?.trim().toLowerCase())
  )
  const preferred = ['br', 'gzip'] as const
  return preferred.find(encoding => accepted.has(encoding) && isAvailable(encoding)) ?? 'identity'
}

/**
 * `fast` for a response that was made for one request, `repeated` once for one that is requested again, `small` once for
 * each page and start, `smallest` for each build.
 */
const levels = {
  fast: { br: 3, gzip: 3 },
  repeated: { br: 5, gzip: 5 },
  small: { br: 9, gzip: 9 },
  smallest: { br: 11, gzip: 9 }
}

export type Effort = keyof typeof levels

export function encode(
  content: string | Uint8Array,
  encoding: Encoding,
  effort: Effort = 'fast'
): Uint8Array<ArrayBuffer> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return new Uint8Array(compress(bytes, encoding, levels[effort]))
}

function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  level: { br: number; gzip: number }
): Uint8Array {
  if (encoding === 'gzip') return gzipSync(bytes, { level: level.gzip })
  if (encoding === 'identity') return bytes
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength
  }
  return brotliCompressSync(bytes, { params })
}

export function contentEncodingHeader(encoding: Encoding): Record<string, string> {
  return encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
}

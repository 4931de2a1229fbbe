import { readFileSync } from 'node:fs'
import cut from 'subset-font'
import { expect, test } from 'vitest'

test('the words of a heading are 0.27 em apart, also with a fixed space', async () => {
  const archivo = readFileSync(new URL('../styles/fonts/archivo.woff2', import.meta.url))
  const font = await cut(archivo, 'a \u00a0', { targetFormat: 'truetype' })
  const at = (tag: string) => font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8)
  const metrics = font.readUInt16BE(at('hhea') + 34)
  const widths = Array.from({ length: metrics }, (_, glyph) =>
    font.readUInt16BE(at('hmtx') + glyph * 4)
  )
  // No letter's, that of «a», and what all other glyphs share.
  expect(widths).toEqual([651, 580, 270])
})

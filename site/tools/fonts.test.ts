import { readFileSync } from 'node:fs'
import cut from 'subset-font'
import { expect, test } from 'vitest'
import { fallbackFaces } from './fallback-fonts.ts'
import { findTable } from './font-tables.ts'

test('the words of a heading are 0.27 em apart, also with a fixed space', async () => {
  const archivo = readFileSync(new URL('../styles/fonts/archivo.woff2', import.meta.url))
  const font = await cut(archivo, 'a \u00a0', { targetFormat: 'truetype' })
  const metrics = font.readUInt16BE(findTable(font, 'hhea') + 34)
  const widths = Array.from({ length: metrics }, (_, glyph) =>
    font.readUInt16BE(findTable(font, 'hmtx') + glyph * 4)
  )
  // No letter's, that of «a», and what all other glyphs share.
  expect(widths).toEqual([651, 580, 270])
})

test('the fallbacks are those of the fonts that are served, in the order of the tokens', async () => {
  const styles = (name: string) =>
    readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')
  const faces = await fallbackFaces()
  expect(styles('fallback-fonts')).toBe(faces)
  const families = [...faces.matchAll(/font-family: (".+")/g)].map(([, family = '']) => family)
  const listed = (font: string) => families.filter(family => family.startsWith(`"${font} `))
  const tokens = styles('tokens').replace(/\s+/g, ' ')
  for (const font of ['Archivo', 'Atkinson'])
    expect(tokens).toContain(`: ${[font, ...listed(font)].join(', ')}, Arial, sans-serif`)
})

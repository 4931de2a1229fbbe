import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackFaces, readFont } from './fallback-fonts.ts'

test('the words of a heading are 0.27 em apart, also with a fixed space', () => {
  const font = readFont('site/styles/fonts/archivo.woff2')
  const widths = [' ', '\u00a0'].map(
    letter => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
  )
  expect(widths).toEqual([0.27, 0.27])
})

test('the fallbacks are those of the fonts that are served, in the order of the tokens', () => {
  const styles = (name: string) =>
    readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')
  const faces = fallbackFaces()
  expect(styles('fallback-fonts')).toBe(faces)
  const families = [...faces.matchAll(/font-family: (".+")/g)].map(([, family = '']) => family)
  const listed = (font: string) => families.filter(family => family.startsWith(`"${font} `))
  const tokens = styles('tokens').replace(/\s+/g, ' ')
  for (const font of ['Archivo', 'Atkinson'])
    expect(tokens).toContain(`: ${[font, ...listed(font)].join(', ')}, Arial, sans-serif`)
})

import { readFileSync, writeFileSync } from 'node:fs'
import cut from 'subset-font'
import { fallbackFaces } from './fallback-fonts.ts'

/** Cuts the fonts down to the letters and weights that the site shows, and writes their fallbacks: `npm run fonts`. */
const folder = 'node_modules/@fontsource-variable'
const archivo = 'archivo/files/archivo-latin-wght-normal.woff2'
const atkinson =
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const textWeights = { min: 400, max: 650 }
const digits = '0123456789'
type Axes = Record<string, number | typeof textWeights>

const common = { keepFeatures: ['kern', 'liga', 'locl', 'tnum'] }

/** Archivo's own space, 0.196, lets the words of a heading run together. */
const archivoSpace = 0.27

/** The accented letters of the languages of Spain and Portugal. Any other letter comes from the device's own font. */
const accented = 'áàâãçéèêíïñóòôõúü'
const signs = '¡¿ªº·«»“”‘’–—…€©°²×←→•−'
const letters = `${asciiLetters()}\u00a0${accented}${accented.toUpperCase()}${signs}`

// The zeros of Atkinson are all slashed: right in a code, wrong in a text, whose digits are Archivo's.
const fonts = {
  archivo: { file: archivo, wght: 700, letters },
  atkinson: { file: atkinson, wght: textWeights, letters: letters.replace(digits, '') },
  digits: { file: archivo, wght: textWeights, letters: digits },
  codes: { file: atkinson, wght: textWeights, letters: digits }
}

for (const [name, { file, wght, letters }] of Object.entries(fonts)) {
  const font = await cutFont(file, letters, { wght }, name === 'archivo')
  writeFileSync(`site/styles/fonts/${name}.woff2`, font)
  console.log(`${name}: ${font.length} bytes`)
}
writeFileSync('site/styles/fallback-fonts.css', fallbackFaces())

async function cutFont(file: string, letters: string, axes: Axes, hasWiderSpaces: boolean) {
  const options = { ...common, variationAxes: axes }
  const whole = readFileSync(`${folder}/${file}`)
  if (!hasWiderSpaces) return cut(whole, letters, { ...options, targetFormat: 'woff2' })
  const subset = await cut(whole, letters, { ...options, targetFormat: 'truetype' })
  setSpaceWidth(subset, archivoSpace)
  // Once more, which writes the checksums of what was changed.
  return cut(subset, letters, { ...common, targetFormat: 'woff2' })
}

/** Everything that a keyboard without accents has. */
function asciiLetters(): string {
  return String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index))
}

/** Sets the advance of the glyphs without an outline, U+0020 and U+00A0, as a part of the em; the first glyph is no letter. */
function setSpaceWidth(font: Buffer, width: number): void {
  const at = (name: string) => findTable(font, name)
  const isLong = font.readUInt16BE(at('head') + 50) === 1
  const unitsPerEm = font.readUInt16BE(at('head') + 18)
  const metrics = font.readUInt16BE(at('hhea') + 34)
  const outline = (glyph: number) =>
    isLong ? font.readUInt32BE(at('loca') + glyph * 4) : font.readUInt16BE(at('loca') + glyph * 2)
  for (let glyph = 1; glyph < metrics; glyph += 1) {
    if (outline(glyph) !== outline(glyph + 1)) continue
    font.writeUInt16BE(Math.round(width * unitsPerEm), at('hmtx') + glyph * 4)
  }
}

/** Where a table of a TrueType font begins. */
function findTable(font: Buffer, name: string): number {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

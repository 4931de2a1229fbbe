import { readFileSync, writeFileSync } from 'node:fs'
import cut from 'subset-font'

/** Cuts the fonts down to the letters and weights that the site shows: `npm run fonts`. */
const folder = 'node_modules/@fontsource-variable'
const archivo = 'archivo/files/archivo-latin-wght-normal.woff2'
const atkinson =
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const textWeights = { min: 400, max: 650 }
const digits = '0123456789'
const common = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga', 'locl', 'tnum'] } as const

/** What the languages of Spain and Portugal are written with. Any other letter comes from the device's own font. */
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
  const options = { ...common, variationAxes: { wght } }
  const font = await cut(readFileSync(`${folder}/${file}`), letters, options)
  writeFileSync(`site/styles/fonts/${name}.woff2`, font)
  console.log(`${name}: ${font.length} bytes`)
}

/** Everything that a keyboard without accents has. */
function asciiLetters(): string {
  return String.fromCodePoint(...Array.from({ length: 0x5f }, (_, nth) => 0x20 + nth))
}

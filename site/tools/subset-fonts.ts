import { readFileSync, writeFileSync } from 'node:fs'
import cut from 'subset-font'

/** Cuts the fonts down to the letters and weights that the site shows: `npm run fonts`. */
const folder = 'node_modules/@fontsource-variable'
const archivo = 'archivo/files/archivo-latin-wght-normal.woff2'
const sources = {
  archivo: { file: archivo, wght: 700 },
  // The zeros of Atkinson are all slashed; those of a text are Archivo's.
  digits: { file: archivo, wght: { min: 400, max: 650 }, letters: '0123456789' },
  atkinson: {
    file: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    wght: { min: 400, max: 650 }
  }
}

/** What the languages of Spain and Portugal are written with. Any other letter comes from the device's own font. */
const accented = 'áàâãçéèêíïñóòôõúü'
const signs = '¡¿ªº·«»“”‘’–—…€©°²×←→•−'
const letters = `${asciiLetters()}\u00a0${accented}${accented.toUpperCase()}${signs}`

for (const [name, { file, wght, ...own }] of Object.entries(sources)) {
  const shown = 'letters' in own ? own.letters : letters
  const font = await cut(readFileSync(`${folder}/${file}`), shown, {
    targetFormat: 'woff2',
    variationAxes: { wght }
  })
  writeFileSync(`site/styles/fonts/${name}.woff2`, font)
  console.log(`${name}: ${font.length} bytes`)
}

/** Everything that a keyboard without accents has. */
function asciiLetters(): string {
  return String.fromCodePoint(...Array.from({ length: 0x5f }, (_, nth) => 0x20 + nth))
}

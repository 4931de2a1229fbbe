import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cut from 'subset-font'
import sharp from 'sharp'
import { escapeHtml } from '#services/pages/site/html-template.ts'
import { brand, isDefaultBrand } from '#services/words/shared/brand.ts'
import { drawIcon, writeAppIcons } from './app-icons.ts'
import { ownLogo } from './logo.ts'

const font = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
/** Its family in the file, a comma, then the weight that it is cut to. */
const fontName = 'Archivo SemiBold, Ultra-Bold 60'
/** Of open-graph-drawing.css. */
const background = '#12402c'
const colour = '#f1f7f3'
/** The row of an Open Graph image that has the brand, from the end of the mark to the margin. */
const row = { left: 152, top: 54, width: 984, height: 80 }
const mark = { left: 64, top: 58, side: 72 }

/** Replaces the mark and the name of Ramal in the pictures of a built site. */
export async function writeBrandImages(site: string): Promise<void> {
  if (ownLogo) await writeAppIcons(site)
  if (ownLogo || !isDefaultBrand) await coverOpenGraphImages(site)
}

/** They are drawn by a browser, which a build lacks. */
async function coverOpenGraphImages(site: string): Promise<void> {
  const name = await drawBrand()
  const cover = sharp({ create: { ...row, channels: 3, background } })
  const covered = await cover
    .composite([{ input: name, gravity: 'west' }])
    .png()
    .toBuffer()
  for (const path of globSync(`${site}/og*.png`)) {
    const drawn = sharp(readFileSync(path)).composite([
      { ...row, input: covered },
      ...(ownLogo ? [{ ...mark, input: await drawIcon(mark.side, 3) }] : [])
    ])
    writeFileSync(path, await drawn.png({ palette: true, colours: 128, effort: 10 }).toBuffer())
  }
}

async function drawBrand(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-font-'))
  const fontfile = join(folder, 'brand.ttf')
  const axes = { targetFormat: 'truetype', variationAxes: { wght: 800 } } as const
  writeFileSync(fontfile, await cut(readFileSync(font), brand, axes))
  const markup = `<span foreground="${colour}" letter_spacing="-1800">${escapeHtml(brand)}</span>`
  const drawn = await sharp({ text: { text: markup, font: fontName, fontfile, rgba: true } })
    .resize({ width: row.width, height: row.height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  rmSync(folder, { recursive: true })
  return drawn
}

import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { favicon, ownLogo } from './logo.ts'

/** Writes the icons for the screens of phones, and for programs that request /favicon.ico whatever a page links. */
export async function writeAppIcons(folder: string): Promise<void> {
  const icons = [
    ['icon-192', 192, 5],
    ['icon-512', 512, 5],
    ['icon-maskable', 512, 11],
    ['apple-touch-icon', 180, 5]
  ] as const
  for (const [name, side, margin] of icons) {
    const icon = sharp(await drawIcon(side, margin))
    await icon.png({ palette: true, colours: 128, effort: 10 }).toFile(`${folder}/${name}.png`)
  }
  writeFileSync(`${folder}/favicon.ico`, toIco(32, await drawMark(32)))
}

/** The mark on a background; the margin is measured on the mark's own square of 30. */
export async function drawIcon(side: number, margin: number): Promise<Buffer> {
  const mark = await drawMark(Math.round((side * 30) / (30 + 2 * margin)))
  return sharp({ create: { width: side, height: side, channels: 4, background: '#f6f8f5' } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}

async function drawMark(side: number): Promise<Buffer> {
  const mark = ownLogo ?? Buffer.from(favicon)
  const { width, height } = await sharp(mark).metadata()
  // Of an SVG: as many dots as the side needs.
  const density = Math.min(Math.max((72 * side) / Math.max(width, height), 1), 100_000)
  return sharp(mark, { density })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
}

/** An ICO with one PNG. */
function toIco(side: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // pictures
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

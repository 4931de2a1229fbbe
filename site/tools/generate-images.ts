import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp, { type Sharp } from 'sharp'
import { createServer } from 'vite'
import { launchBrowser } from '#site/e2e/browser.ts'
import { appIcon, favicon } from './app-icons.ts'

/** Generates the icons and the Open Graph images: `npm run images`. */
const target = 'site/public'
const openGraphImages = {
  og: undefined,
  'og-jornada-completa': 'Jornada Completa',
  'og-media-jornada': 'Media Jornada',
  'og-practicas': 'Prácticas'
}
const font = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
const styles = [
  `@font-face { font-family: Archivo; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(font, 'base64')}) }`,
  ...['styles/tokens', 'styles/components/illustrations', 'tools/open-graph-drawing'].map(name =>
    readFileSync(`site/${name}.css`, 'utf8')
  )
].join('\n')

await drawIcon('icon-192', 192, 5)
await drawIcon('icon-512', 512, 5)
await drawIcon('icon-maskable', 512, 11)
await drawIcon('apple-touch-icon', 180, 5)
writeFileSync(`${target}/favicon.ico`, await icoFile(32))
await drawOpenGraphImages()

/** The margin is measured on the mark's own square of 30. */
async function drawIcon(name: string, size: number, margin: number): Promise<void> {
  const drawing = sharp(Buffer.from(appIcon(margin)), { density: 72 * (size / 30) }).resize(size)
  await savePng(name, drawing)
}

/** For programs that request this address whatever a page links: an ICO with one PNG. */
async function icoFile(size: number): Promise<Buffer> {
  const drawing = sharp(Buffer.from(favicon), { density: 72 * (size / 30) }).resize(size)
  const png = await drawing.png().toBuffer()
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // pictures
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** The browser sets the text, in the site's own fonts. */
async function drawOpenGraphImages(): Promise<void> {
  const vite = await createServer({ configFile: false, appType: 'custom', logLevel: 'error' })
  const { OpenGraphDrawing } = await vite.ssrLoadModule('/site/tools/OpenGraphDrawing.tsx')
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const [name, jobType] of Object.entries(openGraphImages)) {
    const html = renderToStaticMarkup(createElement(OpenGraphDrawing, { jobType }))
    await page.setContent(`<style>${styles}</style>${html}`)
    await page.evaluate(() => document.fonts.ready)
    await savePng(name, sharp(await page.screenshot()))
  }
  await browser.close()
  await vite.close()
}

async function savePng(name: string, drawing: Sharp): Promise<void> {
  await drawing.png({ palette: true, colours: 128, effort: 10 }).toFile(`${target}/${name}.png`)
}

import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp, { type Sharp } from 'sharp'
import { createServer } from 'vite'
import { launchBrowser } from '#site/e2e/browser.ts'
import { appIcon, favicon } from './icons.ts'

/** Draws the pictures that no page can draw itself: `npm run pictures`. */
const target = 'site/public'
const covers = {
  og: undefined,
  'og-jornada-completa': 'Jornada Completa',
  'og-media-jornada': 'Media Jornada',
  'og-practicas': 'Prácticas'
}
const font = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
const styles = [
  `@font-face { font-family: Archivo; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(font, 'base64')}) }`,
  ...['styles/tokens', 'styles/scenes', 'tools/cover'].map(name =>
    readFileSync(`site/${name}.css`, 'utf8')
  )
].join('\n')

writeFileSync(`${target}/favicon.svg`, favicon)
await drawIcon('icon-192', 192, 5)
await drawIcon('icon-512', 512, 5)
await drawIcon('icon-maskable', 512, 11)
await drawCovers()

/** `room` is measured on the mark's own square of 30. */
async function drawIcon(name: string, size: number, room: number): Promise<void> {
  const drawing = sharp(Buffer.from(appIcon(room)), { density: 72 * (size / 30) }).resize(size)
  await savePng(name, drawing)
}

/** The browser sets their words, in the site's own type. */
async function drawCovers(): Promise<void> {
  const vite = await createServer({ configFile: false, appType: 'custom', logLevel: 'error' })
  const { Cover } = await vite.ssrLoadModule('/site/tools/Cover.tsx')
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const [name, jobType] of Object.entries(covers)) {
    const html = renderToStaticMarkup(createElement(Cover, { jobType }))
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

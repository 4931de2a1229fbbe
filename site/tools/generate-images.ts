import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { createServer } from 'vite'
import { launchBrowser } from '#site/e2e/browser.ts'
import { writeAppIcons } from './app-icons.ts'

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

await writeAppIcons(target)
await drawOpenGraphImages()

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
    const drawing = sharp(await page.screenshot())
    await drawing.png({ palette: true, colours: 128, effort: 10 }).toFile(`${target}/${name}.png`)
  }
  await browser.close()
  await vite.close()
}

import { readFileSync } from 'node:fs'
import { isPng } from '#services/platform/config/logo-file.ts'
import { brand } from '#services/words/shared/brand.ts'

/** The mark of Ramal on a 30 × 30 grid: the stem and loop of an R, whose leg is a rope. */
export const logoMark = {
  stem: 'M6.5 26.5V9a5.5 5.5 0 0 1 5.5-5.5h4.5a6.25 6.25 0 0 1 0 12.5H14',
  rope: 'M12 16c7 0 4.5 10.5 13 10.5'
}

const logoFile = process.env['LOGO_FILE']?.trim()
/** The operator's own mark, an SVG or a PNG. */
export const ownLogo = logoFile ? readFileSync(logoFile) : undefined

/** The mark as an SVG, for the tab of a browser, which may be light or dark. */
export const favicon = ownLogo ? asSvg(ownLogo) : ramalMark()

function asSvg(logo: Buffer): string {
  if (!isPng(logo)) return logo.toString('utf8')
  const address = `data:image/png;base64,${logo.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><image width="30" height="30" href="${address}"/></svg>\n`
}

function ramalMark(): string {
  const strokes = 'fill="none" stroke-width="4.2" stroke-linecap="round"'
  const onDark = '<style>@media(prefers-color-scheme:dark){.stem{stroke:#7fd0a0}}</style>'
  const paths = `<path class="stem" d="${logoMark.stem}" stroke="#17573a"/><path d="${logoMark.rope}" stroke="#f2b52b"/>`
  const title = `<title>${brand.replaceAll('&', '&amp;')}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" ${strokes}>${title}${onDark}${paths}</svg>\n`
}

import { brand } from '#services/words/shared/brand.ts'
import { logoMark } from '#site/components/logo-mark.ts'

const encina = '#17573a'
const albero = '#f2b52b'
const paths = `<path class="stem" d="${logoMark.stem}" stroke="${encina}"/><path d="${logoMark.rope}" stroke="${albero}"/>`
const strokes = 'fill="none" stroke-width="4.2" stroke-linecap="round"'
const onDark = '<style>@media(prefers-color-scheme:dark){.stem{stroke:#7fd0a0}}</style>'

/** For the tab of a browser, which may be light or dark. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" ${strokes}><title>${brand}</title>${onDark}${paths}</svg>\n`

/** For the screen of a phone: on a background, with a margin around the mark. */
export function appIcon(margin: number): string {
  const side = 30 + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}" ${strokes}>
    <rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="#f6f8f5" stroke="none"/>${paths}</svg>`
}

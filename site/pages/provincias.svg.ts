import { provinceOutlines } from '#site/illustrations/province-outlines.ts'

/** The outlines of the provinces, which the maps of the pages use. */
export function GET(): Response {
  const paths = provinceOutlines().map(({ code, path }) => `<path id="p${code}" d="${path}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${paths.join('')}</defs></svg>`
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}

import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build as buildSite } from 'astro'
import { build as bundle } from 'vite'
import { encode } from '#services/platform/http/responses/encoding.ts'
import { isBuiltSiteCurrent, recordSourceHash } from './source-hash.ts'
import { buildTargets } from './supported-browsers.ts'

if (process.argv.includes('--if-changed') && isBuiltSiteCurrent()) process.exit()

/** Builds the static site, what renders its islands on the server, and the compressed copies. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
// A test may start the build; the result is for production all the same.
process.env['NODE_ENV'] = 'production'
rmSync('dist', { recursive: true, force: true })
await buildSite({ logLevel: 'warn' })
await bundle({
  configFile: false,
  logLevel: 'error',
  // Libraries leave their checks for developers out.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: { ssr: 'site/ssr.tsx', target: buildTargets, outDir: 'dist/render', emptyOutDir: true }
})
for (const page of globSync('dist/site/**/*.html')) {
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, html.includes('<astro-island') ? moveIslandStyles(html) : inlineStyles(html))
}
for (const file of globSync('dist/site/**/*.{html,css,js,svg,json,xml,txt,webmanifest}')) {
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, encode(content, 'br', 'smallest'))
  writeFileSync(`${file}.gz`, encode(content, 'gzip', 'smallest'))
}
recordSourceHash()

/** Astro puts the styles of islands before the first one, where HTML allows none. */
function moveIslandStyles(html: string): string {
  const [styles = ''] = /<style>astro-island[^<]*<\/style>/.exec(html) ?? []
  return html.replace(styles, '').replace('</head>', `${styles}</head>`)
}

/** A page of text carries its styles, so that it can be read after one round trip; the others share a file. */
function inlineStyles(html: string): string {
  return html.replace(/<link rel="stylesheet" href="([^"]+)">/g, (_, file) => {
    return `<style>${readFileSync(`dist/site${file}`, 'utf8')}</style>`
  })
}

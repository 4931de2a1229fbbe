import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as buildSite } from 'astro'
import { build as bundle } from 'vite'

/** Builds the static site, what renders its islands on the server, and the compressed copies. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
rmSync('dist', { recursive: true, force: true })
await buildSite({ logLevel: 'warn' })
await bundle({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: { ssr: 'site/render.tsx', outDir: 'dist/render', emptyOutDir: true }
})
for (const file of globSync('dist/site/**/*.{html,css,js,svg,json,xml,txt,webmanifest}')) {
  const content = readFileSync(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

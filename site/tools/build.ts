import '#services/platform/config/environment-file.ts'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { build as buildSite } from 'astro'
import { build as bundle } from 'vite'
import { encode } from '#services/platform/http/responses/encoding.ts'
import { defaultLanguage, type PageLanguage, pageLanguages } from '#events/aggregates/languages.ts'
import { placeTables } from '#events/places/municipalities.ts'
import { encodeMunicipalities } from '#events/places/shared/nearest-municipality.ts'
import { commitFile, findCommit } from '#services/platform/observability/program-version.ts'
import { readLegalFolder } from '#services/platform/config/legal-folder.ts'
import { checkBuildSettingsOrExit } from '#services/platform/config/load-config.ts'
import { hashBuild, isSiteCurrent, recordBuild } from '#services/pages/site/source-hash.ts'
import { inlineSettings } from './inline-settings.ts'
import { wordsAlias } from './languages.ts'
import { buildTargets } from './supported-browsers.ts'

// Of processes that start at once one builds, and the others wait for it. The lock ends with its process.
mkdirSync('.astro', { recursive: true })
const lock = new DatabaseSync('.astro/building')
lock.exec('PRAGMA busy_timeout = 600000; BEGIN EXCLUSIVE')

checkBuildSettingsOrExit()
const hash = hashBuild()
if (process.argv.includes('--if-changed') && isSiteCurrent()) process.exit()
// Vite reads them as parts of a URL.
if (/[#?%]/.test(process.cwd())) {
  console.error(
    `No se pueden hacer las páginas en una carpeta con «#», «?» o «%» en su nombre, y esta es ${process.cwd()}: ponle otro, o haz las páginas en otra y trae su carpeta dist.`
  )
  process.exit(1)
}

/** Builds the static site, the server renderer of its islands, the service worker, and the compressed copies. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
// A test may start the build; the result is for production all the same.
process.env['NODE_ENV'] = 'production'
rmSync('dist', { recursive: true, force: true })
writeOwnLegalTexts()
// React takes its kind from the environment when it is first imported.
const { siteIn } = await import('#astro.config.mjs')
for (const language of pageLanguages) {
  await buildSite({ ...siteIn(language), configFile: false, logLevel: 'warn' })
  if (language !== defaultLanguage) mergeIntoSite(language)
  await bundleRenderer(language)
}
await bundleWorker()
writeFileSync('dist/site/municipios.bin', encodeMunicipalities(placeTables().municipalities))
// It reads the logo, which has been checked by now.
const { writeBrandImages } = await import('./brand-images.ts')
await writeBrandImages('dist/site').catch(refuseDrawing)
for (const path of globSync('dist/site/**/*.html')) {
  writeFileSync(path, moveIslandStyles(readFileSync(path, 'utf8')))
}
for (const file of globSync('dist/site/**/*.{html,css,js,svg,json,xml,txt,webmanifest,bin}')) {
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, encode(content, 'br', 'smallest'))
  writeFileSync(`${file}.gz`, encode(content, 'gzip', 'smallest'))
}
writeFileSync(commitFile, findCommit(new URL('../../', import.meta.url)) ?? '')
recordBuild(hash)

function refuseDrawing({ message }: Error): never {
  console.error(`No se pueden dibujar la marca y el nombre (LOGO_FILE, BRAND): ${message}`)
  process.exit(1)
}

/** Where the layout of these pages looks for them. */
function writeOwnLegalTexts(): void {
  const folder = process.env['LEGAL_DIR']?.trim()
  if (!folder) return
  mkdirSync('dist/legal', { recursive: true })
  for (const [name, text] of Object.entries(readLegalFolder(folder).markdown)) {
    writeFileSync(`dist/legal/${name}`, text)
  }
}

/** Moves the pages of a language to the site, with the files that Spanish pages do not load. */
function mergeIntoSite(language: PageLanguage): void {
  for (const folder of [language, '_astro']) {
    cpSync(`dist/${language}/${folder}`, `dist/site/${folder}`, { recursive: true })
  }
  const home = `dist/${language}/${language}.html`
  if (existsSync(home)) renameSync(home, `dist/site/${language}.html`)
  rmSync(`dist/${language}`, { recursive: true })
}

/** What renders the islands of the pages in a language that the server fills. */
async function bundleRenderer(language: PageLanguage): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: 'error',
    plugins: [inlineSettings()],
    resolve: { alias: wordsAlias(language) },
    // Libraries leave out their checks for developers.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: { ssr: 'site/ssr.tsx', target: buildTargets, outDir: `dist/render/${language}` }
  })
}

/** A script without imports, for browsers that know no modules in workers. */
async function bundleWorker(): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: 'error',
    plugins: [inlineSettings()],
    publicDir: false,
    define: {
      siteVersion: JSON.stringify(createHash('sha256').update(hash).digest('hex').slice(0, 16))
    },
    build: {
      target: buildTargets,
      outDir: 'dist/site',
      emptyOutDir: false,
      rolldownOptions: {
        input: 'site/lib/outbox/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' }
      }
    }
  })
}

/** Astro puts the styles of islands before the first one, where HTML allows none, and has no setting for it. */
function moveIslandStyles(html: string): string {
  const [styles = ''] = /<style>astro-island[^<]*<\/style>/.exec(html) ?? []
  return html.replace(styles, '').replace('</head>', `${styles}</head>`)
}

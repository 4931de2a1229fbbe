import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#services/platform/config/config.ts'
import { dataController, siteVariables } from './site-variables.ts'
import type { PageRenderer } from '../shared/contract.ts'
import { inLanguage } from '#services/words/current-language.ts'
import { type PageLanguage, pageLanguages } from '#services/words/languages.ts'
import { readBuiltSite, type BuiltSite, type LanguageParts } from './built-site.ts'

const root = join(import.meta.dirname, '../../..')
const siteFolder = join(root, 'dist/site')
const rendererOf = (language: PageLanguage) => join(root, `dist/render/${language}/ssr.js`)

/** The pages are missing or outdated and cannot be built here; the message is a sentence for the operator. */
export class CannotBuildSite extends Error {}

/** Loads the built site; builds it first when it is missing or older than its sources. Throws CannotBuildSite. */
export async function loadBuiltSite(config: Config): Promise<BuiltSite> {
  if (isOutdated()) buildSite()
  const parts = await Promise.all(
    pageLanguages.map(async language => [language, await loadParts(config, language)] as const)
  )
  const sendsMail = config.mail.delivery !== 'none'
  return readBuiltSite(
    siteFolder,
    Object.fromEntries(parts) as Record<PageLanguage, LanguageParts>,
    sendsMail
  )
}

async function loadParts(config: Config, language: PageLanguage): Promise<LanguageParts> {
  const render: PageRenderer = await import(rendererOf(language))
  return inLanguage(language, () => ({
    render,
    variables: siteVariables(config),
    dataController: dataController(config)
  }))
}

/** The sources of the site: the files of each folder that match. */
const sources: Record<string, RegExp> = {
  site: /^(?!e2e\b)/,
  services:
    /(^|\/)contract\.ts$|^words\/|^jobs\/provinces\.ts$|^platform\/(validation|config)\/[^/]+\.ts$/,
  'events/places': /^provinces\.ts$/
}

/** Written last: a build that is under way, or was killed, has none. */
const sourceHash = join(root, 'dist/source-hash')

function isOutdated(): boolean {
  const builtAt = statSync(sourceHash, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return [join(root, 'package-lock.json'), ...Object.entries(sources).flatMap(listSources)].some(
    path => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= builtAt
  )
}

/** Empty when only the built site was installed. */
function listSources([folder, pattern]: [string, RegExp]): string[] {
  const path = join(root, folder)
  const names = existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : []
  return names
    .filter(name => pattern.test(name.replaceAll('\\', '/')))
    .map(name => join(path, name))
}

function buildSite(): void {
  const command = '«npm ci && npm run build»'
  if (!existsSync(join(root, 'node_modules/astro'))) {
    throw new CannotBuildSite(
      `Las páginas no están hechas, y los paquetes que las hacen no están instalados: ejecuta ${command}.`
    )
  }
  if (!isWritable(root)) {
    throw new CannotBuildSite(
      `Las páginas no están hechas, y no se puede escribir en ${root}: ejecuta ${command} donde se pueda.`
    )
  }
  console.log('Preparando las páginas…')
  const { status } = spawnSync(process.execPath, ['site/tools/build.ts', '--if-changed'], {
    cwd: root,
    stdio: 'inherit'
  })
  if (status !== 0) throw new CannotBuildSite('No se han podido preparar las páginas.')
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

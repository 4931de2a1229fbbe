import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Config } from '#services/platform/config/config.ts'
import { dataController, siteVariables } from './site-variables.ts'
import { isSiteCurrent } from './source-hash.ts'
import type { PageRenderer } from '../shared/contract.ts'
import { inLanguage } from '#services/words/current-language.ts'
import { type PageLanguage, pageLanguages } from '#events/aggregates/languages.ts'
import { readBuiltSite, type BuiltSite, type LanguageParts } from './built-site.ts'

const root = join(import.meta.dirname, '../../..')
const siteFolder = join(root, 'dist/site')
const require = createRequire(import.meta.url)

/** The pages are missing or outdated and cannot be built here; the message is a sentence for the operator. */
export class CannotBuildSite extends Error {}

/** Loads the built site; builds it first when it is missing or not of its sources. Throws CannotBuildSite. */
export function loadBuiltSite(config: Config): BuiltSite {
  if (!isSiteCurrent()) buildSite()
  const parts = pageLanguages.map(language => [language, partsOf(config, language)])
  const sendsMail = config.mail.delivery !== 'none'
  return readBuiltSite(siteFolder, Object.fromEntries(parts), sendsMail)
}

function partsOf(config: Config, language: PageLanguage): LanguageParts {
  return inLanguage(language, () => ({
    render: (): PageRenderer => require(join(root, `dist/render/${language}/ssr.js`)),
    variables: siteVariables(config),
    dataController: dataController(config)
  }))
}

function buildSite(): void {
  const command = '«npm ci && npm run build»'
  if (!existsSync(join(root, 'node_modules/astro'))) {
    throw new CannotBuildSite(
      `Las páginas no están hechas con lo que dicen ahora BRAND, LOGO_FILE y LEGAL_DIR, y los paquetes que las hacen no están instalados: ejecuta ${command} o, con contenedores, «docker compose build».`
    )
  }
  if (!isWritable(root)) {
    throw new CannotBuildSite(
      `Las páginas no están hechas con lo que dicen ahora BRAND, LOGO_FILE y LEGAL_DIR, y no se puede escribir en ${root}: ejecuta ${command} donde se pueda.`
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

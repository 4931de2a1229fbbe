import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#services/platform/config/config.ts'
import { dataController, siteVariables } from './site-variables.ts'
import type { PageRenderer } from './contract.ts'
import { readBuiltSite, type BuiltSite } from './built-site.ts'

const root = join(import.meta.dirname, '../..')
const siteFolder = join(root, 'dist/site')
const renderer = join(root, 'dist/render/ssr.js')

/** Loads the built site; builds it first when it is missing or older than its sources. */
export async function loadBuiltSite(config: Config): Promise<BuiltSite> {
  if (isOutdated()) buildSite()
  const render: PageRenderer = await import(renderer)
  const sendsLetters = config.mail.delivery !== 'none'
  const facts = { dataController: dataController(config), sendsLetters }
  return readBuiltSite(siteFolder, siteVariables(config), facts, render)
}

const sources = [
  'site/**/*',
  'services/**/contract.ts',
  'services/jobs/provinces.ts',
  'events/places/provinces.ts',
  'services/platform/{validation,config}/*.ts',
  'package-lock.json'
]

function isOutdated(): boolean {
  if (!existsSync(renderer)) return true
  const builtAt = statSync(renderer).mtimeMs
  const found = globSync(sources, { cwd: root, exclude: ['site/e2e/**'] })
  return found.some(file => statSync(join(root, file)).mtimeMs > builtAt)
}

function buildSite(): void {
  console.log('Preparando las páginas…')
  const { status } = spawnSync(process.execPath, ['site/tools/build.ts'], {
    cwd: root,
    stdio: 'inherit'
  })
  if (status !== 0) throw new Error('No se han podido preparar las páginas')
}

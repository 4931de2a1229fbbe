import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBrand } from '#services/words/shared/brand.ts'

const repository = join(import.meta.dirname, '../../..')
const sources = [
  'package{,-lock}.json',
  '{astro.config,tsconfig}*',
  '{site,services,events,projections}/**/*'
]
/** The hashes of what the site is built of, written when a build is complete. */
const hashFile = 'dist/source-hash'

/** True when the site is built of the settings and of the sources as they are now; of these unless only the built site was installed. */
export function isSiteCurrent(root = repository, variables: Variables = process.env): boolean {
  const path = join(root, hashFile)
  if (!existsSync(path)) return false
  const [settings, sources] = readFileSync(path, 'utf8').split('\n')
  if (settings !== hashSettings(variables)) return false
  return !existsSync(join(root, 'site')) || sources === hashSources(root)
}

export function recordBuild(hash: string, root = repository): void {
  writeFileSync(join(root, hashFile), hash)
}

/** Of the settings and the sources, a line each. */
export function hashBuild(root = repository, variables: Variables = process.env): string {
  return `${hashSettings(variables)}\n${hashSources(root)}`
}

type Variables = Record<string, string | undefined>

function hashSettings({ BRAND, LOGO_FILE, LEGAL_DIR }: Variables): string {
  const hash = createHash('sha256').update(BRAND?.trim() || defaultBrand)
  if (LOGO_FILE?.trim()) hash.update('logo').update(readFileSync(LOGO_FILE.trim()))
  const legal = LEGAL_DIR?.trim()
  if (legal) {
    for (const file of globSync('*.md', { cwd: legal }).sort()) {
      hash.update(file).update(readFileSync(join(legal, file)))
    }
  }
  return hash.digest('hex')
}

function hashSources(root = repository): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, exclude: ['site/e2e/**', '**/*.test.*'] }).sort()
  for (const file of files) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')
const sources = [
  'package{,-lock}.json',
  '{astro.config,tsconfig}*',
  '{site,services,events,projections}/**/*'
]
/** The hash of the sources of the built site, written when a build is complete. */
const hashFile = 'dist/source-hash'

/** True when the site is built of the sources as they are now, or only the built site was installed. */
export function isSiteCurrent(root = repository): boolean {
  const path = join(root, hashFile)
  if (!existsSync(path)) return false
  return !existsSync(join(root, 'site')) || readFileSync(path, 'utf8') === hashSources(root)
}

export function recordBuild(sourceHash: string, root = repository): void {
  writeFileSync(join(root, hashFile), sourceHash)
}

export function hashSources(root = repository): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, exclude: ['site/e2e/**', '**/*.test.*'] }).sort()
  for (const file of files) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}
